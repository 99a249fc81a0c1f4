import { schemaResolver, type FormErrors } from '@mantine/form';
import type * as z from 'zod/mini';
import { reasonsOf, type Reason } from '@jornada/contract/issue.ts';

/** What is wrong with each field of a form, in words. */
export type Messages = Record<string, string>;

type Options<V> = {
  /** The schema of the call's input. */
  schema: z.ZodMiniType;
  /** What would be sent of what is typed. */
  input: (values: V) => unknown;
  /** The form's name of a field of the call. */
  nameOf: (path: string) => string;
  /** What no schema can know. Where both find something, this says it. */
  check: ((values: V) => Messages) | undefined;
  say: (reason: Reason) => string;
};

/** Holds what is typed against the call's own schema, and says what is wrong as the server would. */
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
