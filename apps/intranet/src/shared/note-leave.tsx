import { useTranslation } from 'react-i18next';
import { bajas, entradaAnotarBaja } from '@jornada/contract/bajas/calls.ts';
import { FilesField } from '@jornada/web/files/files-field.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useRead } from '@jornada/web/calls.ts';
import { LeaveConsequences } from '@jornada/features/solicitudes/leave/leave-consequences.tsx';
import { LeaveFields } from '@jornada/features/solicitudes/leave/leave-fields.tsx';
import {
  draftFields,
  isWhole,
  leaveInput,
  NO_LEAVE,
  problemsOf,
  type LeaveValues,
} from '@jornada/features/solicitudes/leave/leave-values.ts';

type Props = {
  persona: number;
  /** The day on which the person was missed: the leave is that day, unless somebody says more. */
  fecha?: string;
  onSaved: (saved: { id: number }) => void;
};

/** The fields of somebody's leave, of which the company was told otherwise. */
export function NoteLeave({ persona, fecha, onSaved }: Props) {
  const { t } = useTranslation();
  const form = useContractForm(bajas.anotar, {
    schema: entradaAnotarBaja,
    initial: fecha === undefined ? NO_LEAVE : { ...NO_LEAVE, desde: fecha, isOver: true, alta: fecha },
    input: (values: LeaveValues) => ({ ...leaveInput(values), persona }),
    check: (values) => problemsOf(values, t),
    draft: ['bajas.anotar', persona, fecha].filter(Boolean).join('.'),
    isOnce: true,
    notice: t('gestion.guardado'),
    onSaved,
  });
  const whole = isWhole(form.values);
  const data = JSON.stringify({ persona, ...(whole && draftFields(form.values)) });
  const told = useRead(bajas.preparar, { data }, { keeps: true });
  return (
    <Form of={form} save={t('bajas.gestion.anotar')}>
      <LeaveFields of={form} anteriores={told.data?.anteriores ?? []} />
      {whole && <LeaveConsequences query={told} isOver={form.values.isOver} />}
      <FilesField of={form} name="ficheros" label={t('bajas.formulario.ficheros')} />
    </Form>
  );
}
