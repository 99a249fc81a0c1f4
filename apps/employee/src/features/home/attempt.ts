import type { EntradaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import type { PositionResult } from '../../native/position.ts';

/** What the person wants to record. */
export type Intent = { tipo: TipoRegistroVista; observaciones?: string; proyectoId?: number };

type Body = EntradaDe<typeof registros.guardar>;
/** An intent that is being sent. Body and key stay the same at every try, so that it is recorded once. */
export type Attempt = {
  intent: Intent;
  body: Body;
  key: string;
  position: PositionResult | null;
  /** When the button was pressed, by the server's clock as this device knows it, and by the device's clock. */
  made: string;
  diferido: NonNullable<Body['diferido']>;
};
