import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@jornada/client';
import { useKept } from '@jornada/web/form/use-kept.ts';

/** Errors that are shown at a field, because they are about its hour. */
const FIELD_OF: Partial<Record<string, string>> = { 'registros.hora-futura': 'fin' };
/** The call's fields, by the name in the form. */
const FORM_FIELD: Record<string, string> = { inicio: 'inicio', hora: 'fin' };

type Options<T> = {
  /** Distinguishes this form's draft from others. */
  name: string;
  initial: T;
  isFine: (form: T) => boolean;
};

/** A form of hours: the typed values, kept across reloads and the end of the session, and the reasons why it cannot be saved. */
export function useForm<T extends object>({ name, initial, isFine }: Options<T>) {
  const { t } = useTranslation();
  const { values: form, put, isDirty, forget } = useKept(`fin-jornada.${name}`, initial);
  const [tried, setTried] = useState<'nothing' | 'wrong' | 'same'>('nothing');
  return {
    form,
    forget,
    /** Whether missing hours are reported. */
    tellsMissing: tried === 'wrong',
    set: (part: Partial<T>) => {
      if (tried === 'same') setTried('nothing');
      put(part);
    },
    /** Passes on correct values; otherwise reports what is wrong. */
    save: (send: (form: T) => void) => {
      // Unchanged hours are not sent, because declared hours are marked for ever.
      if (!isDirty) return setTried('same');
      if (!isFine(form)) return setTried('wrong');
      setTried('nothing');
      send(form);
    },
    /** Why it is not saved, shown at the button. */
    problem:
      tried === 'same' ? t('fin-jornada.problema.igual') : tried === 'wrong' && !isFine(form) ? t('fin-jornada.problema.revisa') : null,
  };
}

/** Where a refusal is shown: at a field, or for the whole form. */
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
