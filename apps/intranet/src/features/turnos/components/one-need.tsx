import { useTranslation } from 'react-i18next';
import { turnos, type NecesidadVista } from '@jornada/contract/turnos/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { NeedForm } from './need-form.tsx';

type Named = { id: number; nombre: string };
type Props = { necesidad: NecesidadVista; note: string; centros: readonly Named[]; puestos: readonly Named[]; onClose: () => void };

/** A need, to be changed or taken away. */
export function OneNeed({ necesidad, note, centros, puestos, onClose }: Props) {
  const { t } = useTranslation();
  const { id, version, nombre } = necesidad;
  const sending = useSend(turnos.quitarNecesidad, { onSuccess: onClose, refreshOnError: true });
  return (
    <Aside title={nombre} note={note} onClose={onClose}>
      <NeedForm key={version} necesidad={necesidad} centros={centros} puestos={puestos} />
      <Ask
        opener={t('plan-turnos.necesidades.quitar')}
        question={t('plan-turnos.necesidades.quitar-pregunta', { nombre })}
        yes={t('plan-turnos.necesidades.quitar')}
        isBad
        isBusy={sending.isPending}
        error={sending.error}
        onYes={() => sending.mutate({ id, version })}
      />
    </Aside>
  );
}
