import { asShown } from '@jornada/client';
import { deviceZone } from '@jornada/web/native/clock.ts';
import type { Services } from '../services.tsx';

/** The current year by the server's clock, where the person works. */
export const thisYear = ({ clock, session }: Pick<Services, 'clock' | 'session'>): number =>
  clock.now().toZonedDateTimeISO(asShown(session.get()).profile?.Zona ?? deviceZone()).year;
