import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@jornada/client';
import { useKept } from '@jornada/web/form/use-kept.ts';

/** Codes that are told at a field, because it is that hour which is refused. */
const FIELD_OF: Partial<Record<string, string>> = { 'registros.hora-futura': 'fin' };
/** Names of the call's fields, as the form has them. */
const FORM_FIELD: Record<string, string> = { inicio: 'inicio', hora: 'fin' };

type Options<T> = {
  /** Tells this form's draft from others. */
  name: string;
  initial: T;
  isFine: (form: T) => boolean;
};

/** A form of hours: what is typed, kept over a reload and the end of the session; and what keeps it from being saved. */
export function useForm<T extends object>({ name, initial, isFine }: Options<T>) {
  const { t } = useTranslation();
  const { values: form, put, isDirty, forget } = useKept(`fin-jornada.${name}`, initial);
  const [tried, setTried] = useState<'nothing' | 'wrong' | 'same'>('nothing');
  return {
    form,
    forget,
    /** Whether hours that are still missing are to be told. */
    tellsMissing: tried === 'wrong',
    set: (part: Partial<T>) => {
      if (tried === 'same') setTried('nothing');
      put(part);
    },
    /** Hands over what is well; else says what is not. */
    save: (send: (form: T) => void) => {
      // What is as it was clocked stays so: declared hours are marked for ever.
      if (!isDirty) return setTried('same');
      if (!isFine(form)) return setTried('wrong');
      setTried('nothing');
      send(form);
    },
    /** Why it is not saved, to stand by the button. */
    problem:
      tried === 'same' ? t('fin-jornada.problema.igual') : tried === 'wrong' && !isFine(form) ? t('fin-jornada.problema.revisa') : null,
  };
}

/** Where a refusal belongs: to a field of the form, or to the form as a whole. */
export function refusalOf(error: Error | null, general: string): { fields: Readonly<Record<string, string>>; form: string | null } {
  if (!error) return { fields: {}, form: null };
  if (!(error instanceof ApiError)) return { fields: {}, form: general };
  const own = FIELD_OF[error.code];
  if (own) return { fields: { [own]: error.message }, form: null };
  const named = Object.entries(error.fields).flatMap(([field, text]): [string, string][] => {
    const known = FORM_FIELD[field];
    return known ? [[known, text]] : [];
  });
  return { fields: Object.fromEntries(named), form: error.message };
}
