import { useState } from 'react';
import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@jornada/client';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { refreshAfter } from '../after-call.ts';
import { useSend } from '../calls.ts';
import { useWebServices } from '../services.tsx';
import type { ContractForm } from './contract-form.ts';
import { contractResolver, type Messages } from './contract-resolver.ts';
import { fieldRuleOf } from './field-rule.ts';
import { useTyped } from './use-typed.ts';

type Options<C extends Call, V extends object, W extends object> = {
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
  /** The name of the draft. Without one nothing is kept, as for passwords. */
  draft?: string | undefined;
  /** Fields that are never kept. */
  secret?: readonly (keyof V & string)[];
  /** Whether the form may be sent although nothing was typed. By default only if something new is made. */
  sendsUnchanged?: boolean;
  /** If an answer was lost and the form is sent again, the server takes it as the same action. */
  isOnce?: boolean;
  /** The notice after saving. */
  notice?: string | ((saved: SalidaDe<C>) => string);
  onSaved?: ((saved: SalidaDe<C>, values: V) => void) | undefined;
};

/** How values become the input of the call. Not needed if they already are that input. */
type Sent<C extends Call, V, W> =
  V extends Omit<EntradaDe<C>, keyof W>
    ? { input?: (values: V) => Omit<EntradaDe<C>, keyof W> }
    : { input: (values: V) => Omit<EntradaDe<C>, keyof W> };

/** The errors, without those of one field and the fields within it. */
const without = (errors: FormErrors, name: string): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([one]) => !`${one}.`.startsWith(`${name}.`)));

const valueAt = (values: object, name: string): unknown =>
  name.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], values);
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * A form that follows the rules of the call that it sends: which fields are required, how long they may be, what is wrong with them. The
 * draft outlives a reload, another page and a session that ends by itself. It is forgotten when it is saved or discarded, or when somebody
 * signs out.
 */
export function useContractForm<C extends Call, V extends object, W extends object = object>(
  call: C,
  options: Options<C, V, W> & Sent<C, V, W>,
): ContractForm<V> {
  const { schema, names = {}, check, notice } = options;
  const { t } = useTranslation();
  const { notices, queryClient } = useWebServices();
  const sending = useSend(call, { once: options.isOnce ?? false });
  const [refusals, setRefusals] = useState(0);
  /** Somebody tried to save: `nothing` was typed, or something was `wrong`. After `wrong`, messages change while people type. */
  const [tried, setTried] = useState<'nothing' | 'wrong' | null>(null);
  const typed = useTyped({
    initial: options.initial,
    which: options.which ?? {},
    draft: options.draft,
    secret: options.secret ?? [],
    onBegin: () => setTried(null),
  });
  const { form, isDirty } = typed;

  const input = options.input as ((values: V) => object) | undefined;
  const bodyOf = (values: V, over?: object) => ({ ...typed.which, ...(input ? input(values) : values), ...over }) as EntradaDe<C>;
  const nameOf = (path: string): string => names[path] ?? path;
  const resolve = contractResolver<V>({
    schema,
    input: (values) => bodyOf(values),
    nameOf,
    check,
    say: ({ key, params = {} }) => t(`validacion.${key}` as 'validacion.obligatorio', params),
  });
  const refuse = (errors: FormErrors): void => {
    form.setErrors(errors);
    setRefusals((before) => before + 1);
  };

  // Values that cannot be read are reported while people type; empty fields only after they tried to save.
  const unreadable = Object.entries(check?.(form.values) ?? {}).filter(([name]) => !isEmpty(valueAt(form.values, name)));
  const live = tried === 'wrong' ? resolve(form.values) : isDirty ? Object.fromEntries(unreadable) : {};
  const errors = { ...form.errors, ...live } as Messages;

  const set = (name: string, value: unknown): void => {
    form.setFieldValue(name, value as never);
    form.setErrors((before) => without(before, name));
  };
  const discard = (): void => {
    sending.reset();
    typed.begin();
  };
  return {
    values: form.values,
    errors,
    error: sending.error,
    refusals,
    isDirty,
    isIdle: tried === 'nothing' && !isDirty,
    isBack: typed.isBack,
    isBusy: sending.isPending,
    field: (name) => ({
      value: valueAt(form.values, name) as never,
      error: errors[name],
      rule: fieldRuleOf(schema, Object.entries(names).find(([, own]) => own === name)?.[0] ?? name),
      set: (value) => set(name, value),
    }),
    put: (part) => Object.entries(part).forEach(([name, value]) => set(name, value)),
    discard,
    reload: () => {
      discard();
      void refreshAfter(queryClient, call);
    },
    refuse,
    submit: (over) => {
      if (sending.isPending) return;
      const values = form.getValues();
      const wrong = Object.keys(resolve(values));
      const { sendsUnchanged = options.which === undefined } = options;
      const hasNothing = !isDirty && !sendsUnchanged && wrong.every((name) => name === '_');
      setTried(hasNothing ? 'nothing' : wrong.length > 0 ? 'wrong' : null);
      if (hasNothing) return form.clearErrors();
      if (wrong.length > 0) return refuse({});
      form.clearErrors();
      sending.mutate(bodyOf(values, over), {
        onError: (error) => {
          const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
          refuse(Object.fromEntries(fields.map(([path, message]) => [nameOf(path), message])));
        },
        onSuccess: (saved) => {
          if (options.which) typed.settle(values, saved);
          else typed.begin();
          if (notice !== undefined) notices.show(typeof notice === 'string' ? notice : notice(saved));
          options.onSaved?.(saved, values);
        },
      });
    },
  };
}
