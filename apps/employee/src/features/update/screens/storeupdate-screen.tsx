import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { versiones } from '@jornada/contract/versiones.ts';
import { Mark } from '@jornada/ui/mark.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { nativePlatform } from '../../../native/shell.ts';
import { useServices } from '../../../shared/services.tsx';
import { WayOn } from '../components/way-on.tsx';
import classes from './update.module.css';

const linkOf = (url: unknown): string => (typeof url === 'string' && url.startsWith('https://') ? url : '');

/** Where the stores have the app, as the build was told: a company's own app has addresses of its own. */
const BUILT = {
  android: linkOf(import.meta.env['VITE_STORE_ANDROID']),
  ios: linkOf(import.meta.env['VITE_STORE_IOS']),
};
type Store = keyof typeof BUILT;

/** The stores that have the app. `told`: the addresses of the server, for a build that was told none. */
const storesWith = (told: Record<Store, string | null> | undefined): { id: Store; url: string }[] =>
  (['android', 'ios'] as const).map((id) => ({ id, url: BUILT[id] || linkOf(told?.[id]) })).filter(({ url }) => url !== '');

/** The installed app is too old: its new version is in the store. */
export function StoreUpdateScreen() {
  const { t } = useTranslation();
  const { version, required } = useServices();
  const isRequired = useObservable(required);
  const platform = nativePlatform();
  // In a browser both stores are shown.
  const { data } = useRead(versiones.versionesApp, { version });
  const stores = storesWith(data?.tiendas).filter(({ id }) => platform === null || platform === id);
  const told = stores.length > 0 ? 'update.en-la-tienda' : 'update.busca-en-la-tienda';
  return (
    <main className={classes.page}>
      <Mark />
      <h1>{t(isRequired ? 'update.titulo' : 'update.titulo-al-dia')}</h1>
      <p>{t(isRequired ? told : 'update.al-dia-aqui', { version })}</p>
      {stores.map(({ id, url }) => (
        <Button
          key={id}
          component="a"
          href={url}
          size="xl"
          fullWidth
          rel="noopener"
          variant={isRequired && stores.length === 1 ? 'filled' : 'default'}
        >
          {t(id === 'ios' ? 'update.app-store' : 'update.play-store')}
        </Button>
      ))}
      {!isRequired && <WayOn />}
    </main>
  );
}
