import { useRef, useState } from 'react';
import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@jornada/client';
import type { Call, EntradaDe } from '@jornada/contract/call.ts';
import { refreshAfter } from '../after-call.ts';
import { useSend } from '../calls.ts';
import { useWebServices } from '../services.tsx';
import type { ContractForm, Field, Held, NameOf } from './contract-form.ts';
import { contractResolver, type Messages } from './contract-resolver.ts';
import { fieldRuleOf } from './field-rule.ts';
import type { FormOptions, SentAs } from './form-options.ts';
import { useTyped } from './use-typed.ts';
import { valueAt, withValue } from './value-at.ts';

/** The errors, without those of one field and the fields within it. */
const without = (errors: FormErrors, name: string): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([one]) => !`${one}.`.startsWith(`${name}.`)));

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'general.cambiado-entretanto';

/**
 * A form that follows the rules of the call that it sends: which fields are required, how long they may be, what is wrong with them. The
 * draft outlives a reload, another page and a session that ends by itself. It is forgotten when it is saved or discarded, or when somebody
 * signs out.
 */
export function useContractForm<C extends Call, V extends object, W extends object = object>(
  call: C,
  options: FormOptions<C, V, W> & SentAs<C, V, W>,
): ContractForm<V> {
  const { schema, names = {}, check, place, last, notice } = options;
  const { t } = useTranslation();
  const { notices, queryClient } = useWebServices();
  const sending = useSend(call, { once: options.isOnce ?? false, ...options.sending });
  const [isPreparing, setPreparing] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const held = useRef(new Map<string, Held<unknown>>());
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
  const live = tried === 'wrong' ? resolve(form.values) : isDirty && !options.isPatient ? Object.fromEntries(unreadable) : {};
  const errors = { ...form.errors, ...live } as Messages;

  /** Whether a field says all that there is to say. */
  const isSaid = (error: unknown): boolean => {
    const placed = error instanceof ApiError ? place?.(error, form.values) : null;
    return placed ? Object.values(placed).every((message) => message === (error as ApiError).message) : false;
  };
  const set = (name: string, value: unknown): void => {
    // What was refused is no longer what stands there; only that somebody else was first stays true.
    if (sending.error && !isStale(sending.error)) sending.reset();
    form.setValues(withValue(form.getValues(), name, value));
    form.setErrors((before) => without(before, name));
  };
  const discard = (): void => {
    sending.reset();
    typed.begin();
  };
  const send = (values: V, over?: object): void =>
    sending.mutate(bodyOf(values, over), {
      onError: (error) => {
        options.onRefused?.();
        if (!(error instanceof ApiError)) return refuse({});
        const named = Object.entries(error.fields).map(([path, message]): [string, string] => [nameOf(path), message]);
        refuse({ ...Object.fromEntries(named), ...place?.(error, values) });
      },
      onSuccess: (saved) => {
        if (options.which) typed.settle(values, saved);
        else typed.begin();
        if (notice !== undefined) notices.show(typeof notice === 'string' ? notice : notice(saved));
        options.onSaved?.(saved, values);
      },
    });
  /** The values once nothing of any field is under way; null if one of them cannot be sent. */
  const settle = async (values: V): Promise<V | null> => {
    let settled = values;
    for (const [name, one] of held.current) {
      const outcome = await one();
      if ('problem' in outcome) {
        refuse({ [name]: outcome.problem });
        return null;
      }
      settled = withValue(settled, name, outcome.value);
    }
    return settled;
  };
  const finish = async (typedValues: V, over?: object): Promise<void> => {
    setPreparing(true);
    try {
      const values = await settle(typedValues);
      if (values && Object.keys(resolve(values)).length > 0) {
        setTried('wrong');
        return refuse({});
      }
      const more = values && last ? await last(over) : {};
      if (values && more) send(values, { ...over, ...more });
    } finally {
      setPreparing(false);
    }
  };
  return {
    values: form.values,
    errors,
    error: isSaid(sending.error) ? null : sending.error,
    refusals,
    isDirty,
    isWrong: tried === 'wrong' && Object.keys(live).length > 0,
    isIdle: tried === 'nothing' && !isDirty,
    isBack: typed.isBack,
    isBusy: sending.isPending || isPreparing,
    field: <T>(name: NameOf<V, T>): Field<T> => ({
      name,
      // A field of that name has a value of this type.
      value: valueAt(form.values, name) as T,
      error: errors[name],
      rule: fieldRuleOf(schema, Object.entries(names).find(([, own]) => own === name)?.[0] ?? name),
      set: (value) => set(name, value),
    }),
    hold: <T>(name: NameOf<V, T>, one: Held<T>) => {
      held.current.set(name, one);
      return () => void held.current.delete(name);
    },
    put: (part) => Object.entries(part).forEach(([name, value]) => set(name, value)),
    discard,
    reload: () => {
      discard();
      void refreshAfter(queryClient, call);
    },
    refuse,
    submit: (over) => {
      if (sending.isPending || isPreparing) return;
      const values = form.getValues();
      // What is still under way is looked at once it has arrived.
      const isHeld = (name: string): boolean => [...held.current.keys()].some((one) => `${name}.`.startsWith(`${one}.`));
      const all = Object.keys(resolve(values));
      const wrong = all.filter((name) => !isHeld(name));
      const { sendsUnchanged = options.which === undefined } = options;
      const hasNothing = !isDirty && !sendsUnchanged && all.every((name) => name === '_');
      setTried(hasNothing ? 'nothing' : wrong.length > 0 ? 'wrong' : null);
      if (hasNothing) return form.clearErrors();
      if (wrong.length > 0) return refuse({});
      form.clearErrors();
      if (last || held.current.size > 0) void finish(values, over);
      else send(values, over);
    },
  };
}
