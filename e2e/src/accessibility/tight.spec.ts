import type { Locator, Page } from '@playwright/test';
import { chat } from '@jornada/contract/chat/calls.ts';
import { expect, test } from '../corrections/two-people.ts';
import { PHONE } from '../support/devices.ts';
import { doubleText, expectNothingLost } from './lost-text.ts';

const LANDSCAPE = { ...PHONE, viewport: { width: 844, height: 390 } };
const FORMS = ['/vacaciones-form', '/bajas-form', '/horas-extra-form', '/gastos-form'];
/** A phone in a hand, in both ways that it is held, and with text twice as large. */
const WAYS = [
  { name: 'text at 200 %', device: PHONE, isLarge: true },
  { name: 'landscape', device: LANDSCAPE, isLarge: false },
  { name: 'landscape with text at 200 %', device: LANDSCAPE, isLarge: true },
];

/** All of it is on the screen, and nothing lies above it. */
async function expectReachable(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  await expect(what).toBeInViewport({ ratio: 1 });
  const isOnTop = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  };
  await expect.poll(() => what.evaluate(isOnTop)).toBe(true);
  await expect(page.locator('html')).toHaveJSProperty('scrollLeft', 0);
}

test.use({ twoOptions: { ajustes: { modulos: ['chat', 'gastos', 'vacaciones', 'permisos', 'bajas', 'horas-extra'] } } });

for (const { name, device, isLarge } of WAYS) {
  test(`${name}: the forms of requests and a conversation are whole`, async ({ two }) => {
    const sala = await two.jefa.call(chat.crear, { clase: 'dos', personas: [two.company.personas[two.nuria.userName] ?? 0] });
    for (const texto of ['Buenos días', 'El inventario de este mes está en la carpeta compartida, con las fotos de cada estantería.'])
      await two.jefa.call(chat.escribir, { SalaId: sala.id, texto, clave: crypto.randomUUID() });
    const { page, texts } = await two.nuria.device({ ...device, reducedMotion: 'reduce' });
    if (isLarge) await doubleText(page);
    for (const form of FORMS) {
      await page.goto(form);
      await expect(page.getByRole('dialog').first()).toBeVisible();
      // The days are the first thing to choose: their calendar lies above the form.
      if (form === '/vacaciones-form') {
        await expect(page.getByRole('grid').last()).toBeVisible();
        await expectNothingLost(page, `${name} calendar`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('grid')).toHaveCount(0);
      }
      const send = page.locator('form button[type="submit"], [data-foot] button').last();
      await expectReachable(page, send);
      await expectNothingLost(page, `${name} ${form}`);
    }
    await page.goto('/permisos-form');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothingLost(page, `${name} kinds of permits`);
    await page.goto(`/chat-view/${sala.id}`);
    const field = page.getByRole('textbox', { name: texts.t('chat.escribir.campo'), exact: true });
    const send = page.getByRole('button', { name: texts.t('chat.escribir.enviar'), exact: true });
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectReachable(page, field);
    await expectReachable(page, send);
    await expectNothingLost(page, `${name} chat`);
    await field.fill(Array.from({ length: 12 }, (_, line) => `Línea ${line}`).join('\n'));
    await expectReachable(page, send);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
}

test('a keyboard on the screen leaves the field and what sends it above it', async ({ two }) => {
  const sala = await two.jefa.call(chat.crear, { clase: 'dos', personas: [two.company.personas[two.nuria.userName] ?? 0] });
  await two.jefa.call(chat.escribir, { SalaId: sala.id, texto: 'Hola', clave: crypto.randomUUID() });
  const { page, texts } = await two.nuria.device({ ...PHONE, reducedMotion: 'reduce' });
  await page.goto(`/chat-view/${sala.id}`);
  const send = page.getByRole('button', { name: texts.t('chat.escribir.enviar'), exact: true });
  await expect(send).toBeVisible();
  // A browser whose page stays as high as it was, and only shows less of it.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: 480 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => ((await send.boundingBox())?.y ?? 0) + ((await send.boundingBox())?.height ?? 0)).toBeLessThanOrEqual(480);
  await expect(page.getByText('Hola', { exact: true })).toBeInViewport();
});
