import type { KeyboardPlugin } from '@capacitor/keyboard';

/** No field lies under the keyboard: once that is there, the one that has the focus is brought above it. */
export async function keepFieldsInSight(plugin: Pick<KeyboardPlugin, 'addListener'>, page: Document): Promise<void> {
  await plugin.addListener('keyboardDidShow', () => {
    if (page.activeElement !== page.body) page.activeElement?.scrollIntoView({ block: 'nearest' });
  });
}
