import type { ApiError } from '@jornada/client';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import type { Sending } from '../calls.ts';
import type { Messages } from './contract-resolver.ts';

export type FormOptions<C extends Call, V extends object, W extends object> = {
  /** The input schema of the call, imported by its name: in a browser the call itself has no schema. */
  schema: C['entrada'];
  /** The values before anything is typed. */
  initial: V;
  /** The record that is changed and the version that was read; both are sent along. Without it something new is made, and the form is empty afterwards. */
  which?: W | undefined;
  /** The form's name of a field that has another name in the call. */
  names?: Readonly<Record<string, string>>;
  /** Checks that no schema can make. */
  check?: (values: V) => Messages;
  /**
   * Nothing is reported before the first try to save, because incomplete values look wrong, such as a password or a tax number.
   */
  isPatient?: boolean;
  /** The name of the draft. Without one nothing is kept, as for passwords. */
  draft?: string | undefined;
  /** Fields that are never kept. */
  secret?: readonly (keyof V & string)[];
  /** Whether the form may be sent although nothing was typed. By default only if something new is made. */
  sendsUnchanged?: boolean;
  /** If an answer was lost and the form is sent again, the server takes it as the same action. */
  isOnce?: boolean;
  /** What happens with the answer, and what sends the input if not the call alone. */
  sending?: Omit<Sending<C>, 'once'>;
  /**
   * Input that is known only when all else is right, such as a solved task. Null: there is none, and nothing is sent. `over`: what the press itself
   * has given.
   */
  last?: (over?: object) => Promise<object | null>;
  /** The messages for a refusal about a field that it does not name. Null: it is shown below the form. */
  place?: (refusal: ApiError, values: V) => Messages | null;
  /** The notice after saving. */
  notice?: string | ((saved: SalidaDe<C>) => string);
  onRefused?: () => void;
  onSaved?: ((saved: SalidaDe<C>, values: V) => void) | undefined;
};

/** How values become the input of the call. Not needed if they already are that input. */
export type SentAs<C extends Call, V, W> =
  V extends Omit<EntradaDe<C>, keyof W>
    ? { input?: (values: V) => Omit<EntradaDe<C>, keyof W> }
    : { input: (values: V) => Omit<EntradaDe<C>, keyof W> };
