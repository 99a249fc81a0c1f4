import { useTranslation } from 'react-i18next';
import { Group, Title } from '@mantine/core';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { IconCheck } from '@jornada/ui/icons.ts';
import { DayList } from '../../../shared/day/day-list.tsx';
import { isWaiting } from '../../../shared/day/waiting-records.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useOnline } from '@jornada/web/use-online.ts';
import type { DayView } from '../../../shared/today/day-view.ts';
import { rowsOf } from '../model/rows.ts';
import { AbsenceRow, BalanceRow, NextShiftRow } from './facts.tsx';
import facts from '../facts.module.css';

type Props = { hoy: HoyVista; format: Format; isDesktop: boolean };

/** The day as a list: everything in the arc, as text. */
export function YourDay({ hoy, day, format, isDesktop }: Props & { day: DayView }) {
  const { t } = useTranslation();
  // A phone shows the hour to leave in large letters above. Before the day begins, the list is the plan.
  const showsLeave = isDesktop || hoy.registros.length === 0;
  const rows = rowsOf({ hoy, ahora: day.ahora, arco: day.arco?.tramos ?? [], salida: showsLeave ? (day.salida?.momento ?? null) : null });
  if (rows.length === 0) return null;
  const hasRecords = rows.some(({ registro }) => registro !== null);
  return (
    <section aria-labelledby="home-day">
      <Group justify="space-between" wrap="nowrap">
        <h2 id="home-day">{t('home.dia.titulo')}</h2>
        {hasRecords && <Received hoy={hoy} format={format} />}
      </Group>
      <DayList rows={rows} centro={hasRecords ? (hoy.previsto?.centro?.nombre ?? null) : null} format={format} />
    </section>
  );
}

/** Says that the server has everything, or up to when it has. */
function Received({ hoy: { registros, ahora }, format }: Pick<Props, 'hoy' | 'format'>) {
  const { t } = useTranslation();
  const online = useOnline();
  if (!online || registros.some(isWaiting)) return <small>{t('home.dia.recibido-hasta', { hora: format.hour(ahora) })}</small>;
  return (
    <Note icon={IconCheck} tone="accent">
      {t('home.dia.recibido')}
    </Note>
  );
}

/** Balance and next events: one card on a phone, two sections on a desktop. */
export function Facts({ hoy, format, isDesktop }: Props) {
  const { t } = useTranslation();
  if (!isDesktop) {
    return (
      <Rows as="div" framed>
        <BalanceRow hoy={hoy} format={format} />
        <NextShiftRow hoy={hoy} format={format} />
        <AbsenceRow hoy={hoy} format={format} />
      </Rows>
    );
  }
  return (
    <>
      {hoy.mes && (
        <section className={facts.wide}>
          <Title order={2} mb="xs">
            {t('home.saldo.titulo', { mes: format.month(Number(hoy.fecha.slice(5, 7))) })}
          </Title>
          <Rows as="div" framed>
            <BalanceRow hoy={hoy} format={format} />
          </Rows>
        </section>
      )}
      {(hoy.siguiente?.turno || hoy.ausencia) && (
        <section>
          <Title order={2} mb="xs">
            {t('home.siguiente.titulo')}
          </Title>
          <Rows as="div" framed>
            <NextShiftRow hoy={hoy} format={format} />
            <AbsenceRow hoy={hoy} format={format} />
          </Rows>
        </section>
      )}
    </>
  );
}
