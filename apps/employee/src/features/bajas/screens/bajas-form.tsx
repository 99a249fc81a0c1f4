import { useTranslation } from 'react-i18next';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { bajas, entradaBaja } from '@jornada/contract/bajas/calls.ts';
import { IconLock } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { FileList } from '@jornada/web/files/file-list.tsx';
import { FilesField } from '@jornada/web/files/files-field.tsx';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { LongTextField } from '@jornada/web/form/fields.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
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
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import { RequestForm } from '../../../shared/solicitudes/request-form.tsx';
import { useWayBack } from '../../../shared/solicitudes/use-way-back.ts';
import { useNuevo } from '../api.ts';

/** Telling a leave, or changing one that nobody has noted yet: with its consequences while one types. */
export function BajasForm() {
  const { t } = useTranslation();
  const { id } = useSearch({ from: '/shell/session/bajas/bajas-form' });
  const close = useWayBack('/bajas-list');
  const query = useNuevo(id === undefined ? {} : { id });
  if (query.data && !query.isPlaceholderData) return <Fields key={id} id={id} nuevo={query.data} onClose={close} />;
  return (
    <Sheet
      title={t(id === undefined ? 'bajas.formulario.titulo' : 'bajas.formulario.cambiar')}
      closeLabel={t('solicitudes.cerrar')}
      onClose={close}
    >
      <Loaded query={{ ...query, data: undefined }}>{() => null}</Loaded>
    </Sheet>
  );
}

type Values = LeaveValues & { comentario: string };
type Props = { id: number | undefined; nuevo: SalidaDe<typeof bajas.nuevo>; onClose: () => void };

function initialOf({ valores }: Props['nuevo'], today: string): Values {
  const { tipo, desde, duracionDias, alta, recaidaDe, comentario } = valores;
  const known = { tipo: tipo ?? NO_LEAVE.tipo, desde: desde ?? today, isOver: alta !== null, duracionDias, alta: alta ?? '', recaidaDe };
  return { ...NO_LEAVE, ...known, comentario: comentario ?? '' };
}

function Fields({ id, nuevo, onClose }: Props) {
  const { t } = useTranslation();
  const { today } = useRequestWords();
  const navigate = useNavigate();
  const { version, estado, ficheros } = nuevo;
  const isNew = id === undefined;
  const isUnsent = isNew || estado === 'borrador';
  const form = useContractForm(bajas.guardar, {
    schema: entradaBaja,
    initial: initialOf(nuevo, today),
    input: ({ comentario, ...same }: Values) => ({ ...leaveInput(same), comentario: comentario.trim() || null }),
    ...(!isNew && version !== null && { which: { id, version } }),
    check: (values) => problemsOf(values, t),
    draft: isNew ? 'bajas' : `bajas.${id}`,
    isOnce: true,
    sendsUnchanged: isUnsent,
    notice: t('bajas.formulario.enviada'),
    onSaved: (saved) => void navigate({ to: '/bajas-view/$id', params: { id: String(saved.id) }, replace: true }),
  });
  const whole = isWhole(form.values);
  const told = useNuevo(whole ? { ...(id !== undefined && { id }), ...draftFields(form.values) } : isNew ? {} : { id });
  return (
    <RequestForm
      of={form}
      title={t(isNew ? 'bajas.formulario.titulo' : 'bajas.formulario.cambiar')}
      send={t(isUnsent ? 'bajas.formulario.enviar' : 'bajas.formulario.guardar')}
      deciders={(told.data ?? nuevo).decide}
      onClose={onClose}
    >
      <LeaveFields of={form as unknown as ContractForm<LeaveValues>} anteriores={nuevo.anteriores} />
      {whole && <LeaveConsequences query={told} isOver={form.values.isOver} />}
      <FileList of={ficheros} />
      <FilesField of={form} name="ficheros" label={t('bajas.formulario.ficheros')} />
      <LongTextField of={form} name="comentario" label={t('bajas.formulario.comentario')} rows={2} />
      <Note icon={IconLock}>{t('bajas.formulario.quien-lo-ve')}</Note>
    </RequestForm>
  );
}
