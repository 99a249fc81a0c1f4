import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { useUnsaved } from '@jornada/web/unsaved.ts';
import type { Intent } from './attempt.ts';

/** What is typed outlives a reload; it is forgotten once it has been recorded, or the tab closes. */
const DRAFT = 'jornada.borrador.otros';

export type OtrosForm = { tipoId: number | null; proyectoId: number | null; observaciones: string };
type Errors = { proyectoId?: string; observaciones?: string };
type Options = { all: readonly TipoRegistroVista[]; wanted: number | undefined; onSubmit: (intent: Intent) => void };

/** The form of the other actions: what is chosen and typed, what is missing, and the sending. */
export function useOtrosForm({ all, wanted, onSubmit }: Options) {
  const { t } = useTranslation();
  const [form, setForm] = useState<OtrosForm>(() => ({ tipoId: wanted ?? null, proyectoId: null, observaciones: readDraft() }));
  const [errors, setErrors] = useState<Errors>({});
  const tipo = all.find(({ id }) => id === form.tipoId) ?? all[0];
  useUnsaved(form.observaciones.trim() !== '');
  useEffect(() => writeDraft(form.observaciones), [form.observaciones]);

  const change = (part: Partial<OtrosForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setErrors({});
  };
  const submit = () => {
    if (!tipo) return;
    const observaciones = form.observaciones.trim();
    const found: Errors = {
      ...(tipo.requiereProyecto && !form.proyectoId ? { proyectoId: t('validacion.obligatorio') } : {}),
      ...(tipo.requiereObservaciones && !observaciones ? { observaciones: t('validacion.obligatorio') } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    onSubmit({ tipo, ...(observaciones ? { observaciones } : {}), ...(form.proyectoId ? { proyectoId: form.proyectoId } : {}) });
  };
  return { form, tipo, errors, change, submit };
}

function readDraft(): string {
  try {
    return sessionStorage.getItem(DRAFT) ?? '';
  } catch {
    return '';
  }
}

function writeDraft(text: string): void {
  try {
    if (text) sessionStorage.setItem(DRAFT, text);
    else sessionStorage.removeItem(DRAFT);
  } catch {
    // A browser that keeps nothing: the text is still on the screen.
  }
}

/** Once recorded, the draft is done with. */
export function forgetOtrosDraft(): void {
  writeDraft('');
}
