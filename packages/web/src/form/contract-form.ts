import type { FieldRule } from './field-rule.ts';
import type { Messages } from './contract-resolver.ts';

/** The names of the fields with such a value, one level of nesting included. */
export type NameOf<V, T> = {
  [K in keyof V & string]:
    | (V[K] extends T ? K : never)
    | (V[K] extends readonly unknown[] | null ? never : V[K] extends object ? `${K}.${NameIn<V[K], T>}` : never);
}[keyof V & string];
type NameIn<V, T> = { [K in keyof V & string]: V[K] extends T ? K : never }[keyof V & string];

/** The value of the field of that name. */
export type ValueAt<V, N extends string> = N extends keyof V
  ? V[N]
  : N extends `${infer First}.${infer Rest}`
    ? First extends keyof V
      ? ValueAt<V[First], Rest>
      : never
    : never;

export type Field<T> = {
  /** Its name on the page, by which browsers and password managers know it. */
  name: string;
  value: T;
  /** The message, if the field is wrong. */
  error: string | undefined;
  rule: FieldRule;
  set: (value: T) => void;
};

/** What a field has still under way when the form is sent: its value once that is done, or why it cannot be sent. */
export type Held<T> = () => Promise<{ value: T } | { problem: string }>;

/** A form as its fields and its frame use it. */
export type ContractForm<V extends object> = {
  values: V;
  errors: Messages;
  /** Why the server refused it. */
  error: unknown;
  /** How often it was refused, here or by the server. */
  refusals: number;
  /** Something was typed that is not saved. */
  isDirty: boolean;
  /** Saving was tried while something was wrong, and something still is. */
  isWrong: boolean;
  /** Saving was tried where nothing was typed. */
  isIdle: boolean;
  /** A draft from an earlier visit is back. */
  isBack: boolean;
  isBusy: boolean;
  field: <T>(name: NameOf<V, T>) => Field<T>;
  /** Before the form is sent, it waits for this field. Returns how to end that. */
  hold: <T>(name: NameOf<V, T>, held: Held<T>) => () => void;
  /** Changes several fields at once. */
  put: (part: Partial<V>) => void;
  /** Discards the input. */
  discard: () => void;
  /** Discards the input, and reads the saved values again. */
  reload: () => void;
  /** Shows these messages, at their fields or below the form. */
  refuse: (messages: Messages) => void;
  /** Sends the values if nothing is wrong with them; `over` replaces or adds fields of the input. */
  submit: (over?: object) => void;
};
