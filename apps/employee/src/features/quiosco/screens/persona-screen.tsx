import { useTranslation } from 'react-i18next';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useObservable } from '@jornada/web/observable.ts';
import { Countdown } from '../../../shared/quiosco/countdown.tsx';
import { KioskFrame } from '../../../shared/quiosco/kiosk-frame.tsx';
import { hoyQuery, tiposQuery } from '../../../shared/reads.ts';
import { useServices } from '../../../shared/services.tsx';
import { Answer } from '../components/answer.tsx';
import { Persona } from '../components/persona.tsx';

/** The person in front: their day with one large action, and then what was recorded. */
export function PersonaScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const done = useObservable(services.kiosk.done);
  const hoy = useQuery(hoyQuery(services));
  const tipos = useQuery(tiposQuery(services));
  const error = hoy.isFetching || tipos.isFetching ? null : (hoy.error ?? tipos.error);
  return (
    <KioskFrame title={t('quiosco.persona.titulo')} aside={<Countdown />}>
      {done ? (
        <Answer key={done.registro.id} done={done} />
      ) : hoy.data && tipos.data ? (
        <Persona hoy={hoy.data} todos={tipos.data.items} />
      ) : (
        error && <ReadProblem error={error} onRetry={() => void Promise.all([hoy.refetch(), tipos.refetch()])} />
      )}
    </KioskFrame>
  );
}
