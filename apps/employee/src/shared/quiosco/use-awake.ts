import { useEffect } from 'react';
import { stayAwake } from '../../native/wake-lock.ts';

/** The screen stays on while a kiosk shows something. */
export function useAwake(): void {
  useEffect(() => stayAwake(), []);
}
