import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import type { CuentaBolsaVista } from '@jornada/contract/bolsa.ts';
import { Amount } from '@jornada/ui/amount.tsx';
import { IconHourglassLow } from '@jornada/ui/icons.ts';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useBolsa } from '../api.ts';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import { WaitingLines } from './waiting.tsx';
import { toneOf } from '@jornada/features/day/words.ts';
import classes from '../resumen.module.css';

/** How many of the last movements are shown at first. */
const LATEST = 5;

/** The hour bank: how many hours it has, what is left and until when, and how that came about. */
export function HourBank() {
  const { t } = useTranslation();
  const { data, error, refetch } = useBolsa();
  return (
    <section className={classes.section} aria-labelledby="resumen-bolsa">
      <h2 id="resumen-bolsa">{t('resumen.bolsa.titulo')}</h2>
      {!data && !error && <WaitingLines lines={3} />}
      {!data && error && <SmallReadProblem que={t('resumen.bolsa.titulo')} error={error} onRetry={() => void refetch()} />}
      {data &&
        (data.movimientos.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('resumen.bolsa.vacia')}
          </Text>
        ) : (
          <Account cuenta={data} />
        ))}
    </section>
  );
}

function Account({ cuenta }: { cuenta: CuentaBolsaVista }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { saldoMinutos, comprometidosMinutos, proximaCaducidad, excesoMinutos, topeMinutos } = cuenta;
  const left = cuenta.lotes.filter(({ quedanMinutos }) => quedanMinutos > 0);
  return (
    <>
      <Amount as="p" data-tone={toneOf(saldoMinutos)}>
        {format.balance(saldoMinutos)}
      </Amount>
      {proximaCaducidad && (
        <Note icon={IconHourglassLow} tone="warn" words="tone" fw={550} mt="xxs">
          {t('resumen.bolsa.proxima', {
            tiempo: format.durationWithUnit(proximaCaducidad.minutos),
            fecha: format.date(proximaCaducidad.fecha, 'dayYear'),
          })}
        </Note>
      )}
      {excesoMinutos > 0 && topeMinutos !== null && (
        <Text size="sm" c="dimmed">
          {t('resumen.bolsa.exceso', { tiempo: format.durationWithUnit(excesoMinutos), tope: format.durationWithUnit(topeMinutos) })}
        </Text>
      )}
      {left.length > 0 && (
        <Text component="h3" size="sm" c="dimmed" fw={550} lts={0} mt="md" mb="xxs">
          {t('resumen.bolsa.lotes')}
        </Text>
      )}
      <Ledger>
        {left.map(({ id, fecha, quedanMinutos, caduca }) => (
          <LedgerRow
            key={id}
            label={format.capitalize(format.month(Number(fecha.slice(5, 7)), Number(fecha.slice(0, 4))))}
            detail={
              <span className={classes.breaks}>
                {caduca === null ? t('resumen.bolsa.no-caduca') : t('resumen.bolsa.caduca', { fecha: format.date(caduca, 'dayYear') })}
              </span>
            }
            value={format.duration(quedanMinutos)}
          />
        ))}
        {comprometidosMinutos > 0 && (
          <>
            <LedgerRow kind="subtotal" label={t('resumen.bolsa.comprometido')} value={format.duration(-comprometidosMinutos)} />
            <LedgerRow kind="result" label={t('resumen.bolsa.disponible')} value={format.balance(saldoMinutos - comprometidosMinutos)} />
          </>
        )}
      </Ledger>
      <Movements cuenta={cuenta} />
    </>
  );
}

/** The shown lines add up to the balance: hidden ones come first, as one sum. */
function Movements({ cuenta: { movimientos, saldoMinutos } }: { cuenta: CuentaBolsaVista }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? movimientos : movimientos.slice(-LATEST);
  const older = movimientos.slice(0, -LATEST);
  const previous = older.reduce((sum, { minutos }) => sum + minutos, 0);
  return (
    <>
      <Text component="h3" size="sm" c="dimmed" fw={550} lts={0} mt="md" mb="xxs">
        {t('resumen.bolsa.movimientos')}
      </Text>
      <Ledger>
        {older.length > 0 && !showsAll && (
          <LedgerRow label={t('resumen.bolsa.saldo-anterior')} value={format.balance(previous, '=')} tone={toneOf(previous)} />
        )}
        {shown.map(({ clase, fecha, minutos, motivo, anulado, saldoMinutos: after }) => (
          <LedgerRow
            key={`${fecha} ${clase} ${after}`}
            label={t(`resumen.bolsa.clases.${clase}`, { mes: format.month(Number(fecha.slice(5, 7))) })}
            detail={
              <span className={classes.breaks}>
                {[
                  format.date(fecha, 'dayYear'),
                  motivo,
                  anulado && clase === 'cierre' && t('resumen.bolsa.reabierto'),
                  anulado && clase === 'extra' && t('resumen.bolsa.anulada'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            }
            value={format.balance(minutos)}
            tone={toneOf(minutos)}
          />
        ))}
        <LedgerRow kind="result" label={t('resumen.bolsa.saldo')} value={format.balance(saldoMinutos)} tone={toneOf(saldoMinutos)} />
      </Ledger>
      {older.length > 0 && (
        <Button variant="transparent" ml="-0.5rem" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('resumen.bolsa.ver-menos') : t('resumen.bolsa.ver-todos', { count: movimientos.length })}
        </Button>
      )}
    </>
  );
}
