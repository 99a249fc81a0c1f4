import type { NetworkPlugin } from '@capacitor/network';

type Options = { plugin: Pick<NetworkPlugin, 'getStatus' | 'addListener'>; target: EventTarget };

/**
 * Whether the device has a network, as the system knows it: web views of iOS do not. A change reaches the page by the events that
 * browsers have for it, so that what listens to those learns it, too.
 */
export function createDeviceNetwork({ plugin, target }: Options) {
  let isConnected = true;
  const take = (connected: boolean): void => {
    if (connected === isConnected) return;
    isConnected = connected;
    target.dispatchEvent(new Event(connected ? 'online' : 'offline'));
  };
  return {
    isOnline: (): boolean => isConnected,
    async begin(): Promise<void> {
      await plugin.addListener('networkStatusChange', ({ connected }) => take(connected));
      take((await plugin.getStatus()).connected);
    },
  };
}
