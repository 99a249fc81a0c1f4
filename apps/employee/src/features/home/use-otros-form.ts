import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { useKept } from '@jornada/web/form/use-kept.ts';
import { OTROS } from './otros-draft.ts';
import type { Intent } from './attempt.ts';

export type OtrosForm = { tipoId: number | null; proyectoId: number | null; observaciones: string };
type Errors = { proyectoId?: string; observaciones?: string };
type Options = {
  all: readonly TipoRegistroVista[];
  wanted: number | undefined;
  /** Whether the remark is offered with this type. */
  asksRemark: (tipo: TipoRegistroVista) => boolean;
  /** Whether the project is offered with this type. */
  asksProject: (tipo: TipoRegistroVista) => boolean;
  onSubmit: (intent: Intent) => void;
};

/**
 * The form of the other actions: chosen and typed values, missing input, and sending. Not made from its call's schema: what is sent is a
 * clock action, which may also be kept on the device, with position, clocks and a key of its own.
 */
export function useOtrosForm({ all, wanted, asksRemark, asksProject, onSubmit }: Options) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState({ tipoId: wanted ?? null, proyectoId: null as number | null });
  const { values, put } = useKept(OTROS, { observaciones: '' });
  const [errors, setErrors] = useState<Errors>({});
  const form: OtrosForm = { ...chosen, ...values };
  const tipo = all.find(({ id }) => id === form.tipoId) ?? all[0];

  const change = ({ observaciones, ...part }: Partial<OtrosForm>) => {
    setChosen((before) => ({ ...before, ...part }));
    if (observaciones !== undefined) put({ observaciones });
    setErrors({});
  };
  const submit = () => {
    if (!tipo) return;
    // A draft may be from before the company stopped offering remarks.
    const observaciones = asksRemark(tipo) ? form.observaciones.trim() : '';
    // It may have been chosen for another type.
    const proyectoId = asksProject(tipo) ? form.proyectoId : null;
    const found: Errors = {
      ...(tipo.requiereProyecto && !proyectoId ? { proyectoId: t('validacion.obligatorio') } : {}),
      ...(tipo.requiereObservaciones && !observaciones ? { observaciones: t('validacion.obligatorio') } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    onSubmit({ tipo, ...(observaciones ? { observaciones } : {}), ...(proyectoId ? { proyectoId } : {}) });
  };
  return { form, tipo, errors, change, submit };
}
