import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import type { BajaVista } from '@jornada/contract/bajas/vistas.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { DecideFoot } from '@jornada/features/solicitudes/decide/decide-foot.tsx';
import { LeaveFacts } from '@jornada/features/solicitudes/leave/leave-facts.tsx';
import { LeaveGoingOn } from '@jornada/features/solicitudes/leave/leave-going-on.tsx';
import { OpenedRequest } from '@jornada/features/solicitudes/opened-request.tsx';
import { StatePill } from '@jornada/features/solicitudes/state-pill.tsx';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import { WordsAndStory } from '@jornada/features/solicitudes/words-and-story.tsx';

/** One leave: its facts, what can be written about it, its words and its history. */
export function OneLeave({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const { span } = useRequestWords();
  const query = useRead(bajas.byId, { id }, { refetchOnWindowFocus: true });
  const { data } = query;
  return (
    <Aside
      title={data?.persona.nombre ?? t('menu.entradas.bajas')}
      note={data && span(data)}
      status={data && <StatePill of={data} />}
      onClose={onClose}
    >
      <OpenedRequest query={query}>{(vista) => <Opened vista={vista} onClose={onClose} />}</OpenedRequest>
    </Aside>
  );
}

function Opened({ vista, onClose }: { vista: BajaVista; onClose: () => void }) {
  const { salud } = vista;
  return (
    <Stack gap="lg">
      {salud && <LeaveGoingOn vista={vista} salud={salud} isForOthers />}
      {salud && <LeaveFacts vista={vista} salud={salud} />}
      <WordsAndStory of={vista} />
      <DecideFoot of={vista} annuls={false} onNext={onClose} />
      {vista.puedeBaja.anular && <Cancel vista={vista} onDone={onClose} />}
    </Stack>
  );
}

function Cancel({ vista: { id, version, persona }, onDone }: { vista: BajaVista; onDone: () => void }) {
  const { t } = useTranslation();
  const cancelling = useSend(bajas.anular, { refreshOnError: true, onSuccess: onDone });
  return (
    <Ask
      opener={t('bajas.gestion.anular')}
      question={t('bajas.gestion.anular-pregunta', { nombre: persona.nombre.split(' ')[0] })}
      yes={t('bajas.gestion.anular')}
      reason={t('bandeja.motivo.etiqueta')}
      isBad
      isBusy={cancelling.isPending}
      error={cancelling.error}
      onYes={(motivo) => cancelling.mutate({ id, version, motivo })}
    />
  );
}
