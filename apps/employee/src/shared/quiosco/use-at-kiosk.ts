import { useObservable } from '@jornada/web/observable.ts';
import { useServices } from '../services.tsx';
import { isKiosk } from './desk.ts';

/** Whether this device is a kiosk. There one clocks and sees one's own record, and nothing leads to what else the app does. */
export const useAtKiosk = (): boolean => isKiosk(useObservable(useServices().session));
