import { schemaResolver, type FormErrors } from '@mantine/form';
import type * as z from 'zod/mini';
import { reasonsOf, type Reason } from '@jornada/contract/issue.ts';

/** The message for each field that is wrong. */
export type Messages = Record<string, string>;

type Options<V> = {
  /** The schema of the call's input. */
  schema: z.ZodMiniType;
  /** The input that would be sent for these values. */
  input: (values: V) => unknown;
  /** The form's name of a field of the call. */
  nameOf: (path: string) => string;
  /** Checks that no schema can make. If both find something, this message wins. */
  check: ((values: V) => Messages) | undefined;
  say: (reason: Reason) => string;
};

/** Checks the values with the schema of the call, and gives the messages that the server would give. */
export function contractResolver<V>({ schema, input, nameOf, check, say }: Options<V>): (values: V) => FormErrors {
  const validate = (values: unknown) => {
    const result = schema.safeParse(input(values as V), { reportInput: true });
    const reasons = result.success ? [] : Object.entries(reasonsOf(result.error.issues));
    const issues = reasons.map(([path, reason]) => ({ path: [nameOf(path)], message: say(reason) }));
    const own = Object.entries(check?.(values as V) ?? {}).map(([name, message]) => ({ path: [name], message }));
    return { issues: [...own, ...issues] };
  };
  return schemaResolver({ '~standard': { version: 1, vendor: 'jornada', validate } }, { sync: true });
}
