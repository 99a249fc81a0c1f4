import { useState } from 'react';
import { Button } from '@mantine/core';
import { turnos, type ParteVista, type SustitutoVista } from '@jornada/contract/turnos/calls.ts';
import { IconUsers } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import { WaitingRows } from '@jornada/web/list/waiting-rows.tsx';
import { useDayWords } from '../use-day-words.ts';
import type { Desk } from '../use-desk.ts';
import classes from '../side.module.css';

type Props = {
  desk: Desk;
  personaId: number;
  fecha: string;
  partes: readonly ParteVista[];
  /** Something is wrong with the day: who could take it is looked for at once. */
  isUrgent: boolean;
  /** What is drawn is not written yet: the answer would be about the day before it. */
  isWaiting: boolean;
  onPut: (otherId: number) => void;
};

/** Who could work a day instead of its person, by name. */
export function StandIns({ desk, personaId, fecha, partes, isUrgent, isWaiting, onPut }: Props) {
  const { t } = useDayWords(desk.shifts);
  const [asked, setAsked] = useState(false);
  const isOpen = asked || isUrgent;
  const what = partes.map(({ turno }) => turno).join(' ');
  return isOpen ? (
    <section className={classes.part} aria-label={t('plan-turnos.en-su-lugar.titulo')}>
      <h3 className={classes.small}>{t('plan-turnos.en-su-lugar.titulo')}</h3>
      {isWaiting ? <WaitingRows /> : <Found key={what} desk={desk} personaId={personaId} fecha={fecha} onPut={onPut} />}
    </section>
  ) : (
    <Button variant="transparent" justify="flex-start" px={0} onClick={() => setAsked(true)}>
      {t('plan-turnos.en-su-lugar.preguntar')}
    </Button>
  );
}

function Found({ desk, personaId, fecha, onPut }: Pick<Props, 'desk' | 'personaId' | 'fecha' | 'onPut'>) {
  const { t, format } = useDayWords(desk.shifts);
  const query = useRead(turnos.sustitutos, { personaId, fecha });
  if (query.error)
    return <SmallReadProblem que={t('plan-turnos.en-su-lugar.titulo')} error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <WaitingRows />;
  const { items, total } = query.data;
  if (items.length === 0) return <Note icon={IconUsers}>{t('plan-turnos.en-su-lugar.nadie')}</Note>;
  const noteOf = ({ descanso, deseo, avisos }: SustitutoVista): string =>
    [
      descanso !== null && t('plan-turnos.en-su-lugar.descansa', { horas: format.durationWithUnit(descanso) }),
      deseo && t(`plan-turnos.en-su-lugar.${deseo}`),
      avisos.length > 0 && t('plan-turnos.en-su-lugar.avisos', { count: avisos.length }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <ul className={classes.matters}>
      {items.map((one) => {
        const { persona } = one;
        const isInSight = desk.people.some(({ id }) => id === persona.id);
        return (
          <li key={persona.id} className={classes.standIn}>
            <Initials size="md" isQuiet>
              {persona.iniciales}
            </Initials>
            <span>
              <b>{persona.nombre}</b>
              <small data-warn={one.avisos.length > 0}>{noteOf(one)}</small>
            </span>
            {isInSight && (
              <Button
                variant="transparent"
                aria-label={t('plan-turnos.en-su-lugar.poner-a', { nombre: persona.nombre })}
                onClick={() => onPut(persona.id)}
              >
                {t('plan-turnos.en-su-lugar.poner')}
              </Button>
            )}
          </li>
        );
      })}
      {total > items.length && <li className={classes.more}>{t('plan-turnos.en-su-lugar.mas', { count: total - items.length })}</li>}
    </ul>
  );
}
