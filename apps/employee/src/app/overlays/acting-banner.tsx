import { pages } from '@jornada/web/native/pages.ts';
import { ActingBanner as Banner } from '@jornada/web/overlays/acting-banner.tsx';
import { INTRANET_PATH } from '../../shared/settings.ts';

/** Back to the file of the person for whom somebody acted, where it began. */
const toFile = (personaId: number | undefined): void => {
  if (personaId !== undefined) pages.open(`${INTRANET_PATH}/personas?ver=${personaId}`);
};

/** Says for whom somebody acts. Loaded only when needed, not with the log-in. */
export function ActingBanner() {
  return <Banner onStop={toFile} />;
}
