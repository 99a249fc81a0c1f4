import type { KeyValueStorage, Session } from '@jornada/client';
import type { ConfiguracionQuiosco } from '@jornada/contract/quiosco/vistas.ts';
import type { registros } from '@jornada/contract/registros.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { SegundosInactividad } from '@jornada/domain/quiosco/inactividad.ts';
import type { Prueba } from './seal.ts';
import { createObservable, type Observable } from '@jornada/web/observable.ts';

const KEY = 'jornada.quiosco';

export type Unasked = {
  prueba: Prueba;
  /** What was sealed and when; null: they have not chosen yet. */
  hecho: { tipo: number; momento: string } | null;
};

/** What a shared tablet knows beside its session. Nothing of it is about a person, except `done` while they look at it. */
export type KioskDesk = {
  /** Seconds without a touch. */
  seconds: SegundosInactividad;
  /** A visitor stands in front of it. */
  visiting: Observable<boolean>;
  /** Seconds until it goes back to its start, and of how many; null: it does not count. */
  left: Observable<{ left: number; of: number } | null>;
  /** Somebody who could not be asked about, because there is no network: what they gave, and then what they clocked and when. */
  unasked: Observable<Unasked | null>;
  /** Where the device keeps what is sealed for the server: `envelopesOf`. */
  storage: KeyValueStorage;
  /** What the person in front has just clocked. */
  done: Observable<SalidaDe<typeof registros.guardar> | null>;
  /** How it was set up when it last asked; null: this device is no kiosk. */
  read(): ConfiguracionQuiosco | null;
  keep(config: ConfiguracionQuiosco): void;
  /** This device is a kiosk no more. */
  forget(): void;
};

/** Whether the device is a kiosk: no matter who stands there, it is the kiosk that is signed in. */
export const isKiosk = ({ token, profile }: Session): boolean => token !== null && profile?.EsQuiosco === true;

export function createKioskDesk({ storage, seconds }: { storage: KeyValueStorage; seconds: SegundosInactividad }): KioskDesk {
  return {
    seconds,
    visiting: createObservable(false),
    left: createObservable<{ left: number; of: number } | null>(null),
    unasked: createObservable<Unasked | null>(null),
    storage,
    done: createObservable<SalidaDe<typeof registros.guardar> | null>(null),
    read: () => {
      try {
        return JSON.parse(storage.getItem(KEY) ?? 'null') as ConfiguracionQuiosco | null;
      } catch {
        return null;
      }
    },
    keep: (config) => storage.setItem(KEY, JSON.stringify(config)),
    forget: () => storage.removeItem(KEY),
  };
}
