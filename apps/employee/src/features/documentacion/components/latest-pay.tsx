import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { UnstyledButton } from '@mantine/core';
import { retribuciones, type AnoRetribuidoVista, type MesRetribuidoVista } from '@jornada/contract/retribuciones/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { Part } from '@jornada/ui/part.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useDocumentWords } from '../use-document-words.ts';
import { NewMark } from './new-mark.tsx';
import classes from '../documentacion.module.css';

/** The last month that was paid, and the way to why it is not like the one before. Empty for people who may not see pay, or have none. */
export function LatestPay() {
  const { AccesoRetribuciones } = useProfile();
  const { t, dayOf } = useDocumentWords();
  const { data: year } = useRead(retribuciones.propias, {}, { enabled: AccesoRetribuciones });
  const month = year?.meses.at(-1);
  if (!year || !month) return null;
  const unread = month.documentos.find(({ esNuevo }) => esNuevo);
  const mark = unread && <NewMark>{t('mis-documentos.ultima.nueva', { cuando: dayOf(unread.publicado) })}</NewMark>;
  return (
    <Part title={t('mis-documentos.ultima.titulo')} note={mark}>
      <UnstyledButton
        className={classes.pay}
        renderRoot={(props: Record<string, unknown>) => (
          <Link {...props} to="/retribuciones" search={{ ano: year.ano, mes: month.mes, desde: 'documentacion' }} />
        )}
      >
        {year.ocultarImportes ? (
          <Foot says={t('retribuciones.oculto.titulo')} leads={t('retribuciones.titulo')} />
        ) : (
          <Shown year={year} month={month} />
        )}
      </UnstyledButton>
    </Part>
  );
}

function Shown({ year, month }: { year: AnoRetribuidoVista; month: MesRetribuidoVista }) {
  const { t, format, today } = useDocumentWords();
  const isThisYear = today.startsWith(String(year.ano));
  const name = format.capitalize(isThisYear ? format.month(month.mes) : format.month(month.mes, year.ano));
  return (
    <>
      <span className={classes.payFigure}>
        <span>
          <small>{t('mis-documentos.ultima.neto', { mes: name })}</small>
          <b>{format.money(month.neto, 'EUR')}</b>
        </span>
        <YearBars of={year} />
      </span>
      <Difference of={month} ano={year.ano} />
    </>
  );
}

function Difference({ of: { neto, antes, motivos }, ano }: { of: MesRetribuidoVista; ano: number }) {
  const { t, format } = useDocumentWords();
  if (!antes) return <Foot leads={t('retribuciones.de-bruto-a-neto')} />;
  const more = neto - antes.neto;
  const mes = antes.ano === ano ? format.month(antes.mes) : format.month(antes.mes, antes.ano);
  // Lines may differ and come to the same amount.
  const leads = motivos.length > 0 ? t('mis-documentos.ultima.por-que') : t('retribuciones.de-bruto-a-neto');
  if (more === 0) return <Foot says={t('retribuciones.como-en', { mes })} leads={leads} />;
  return (
    <Foot
      amount={<b data-tone={more > 0 ? 'accent' : undefined}>{`${more > 0 ? '+' : ''}${format.money(more, 'EUR')}`}</b>}
      says={t('retribuciones.que-en', { mes })}
      leads={leads}
    />
  );
}

function Foot({ amount, says, leads }: { amount?: ReactNode; says?: string; leads: string }) {
  return (
    <span className={classes.payFoot}>
      <span>
        {amount} {says}
      </span>
      <span data-tone="accent">
        {leads}
        <Glyph of={IconChevronRight} />
      </span>
    </span>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const HEIGHT = 40;
const WIDTH = 5;
const PITCH = 11;

/** A year as twelve bars: what was left of each month, what was withheld, and what is expected. What it says stands beside it in words. */
function YearBars({ of: { meses, previstos } }: { of: Pick<AnoRetribuidoVista, 'meses' | 'previstos'> }) {
  const highest = Math.max(1, ...[...meses, ...previstos].map(({ bruto }) => bruto));
  const heightOf = (amount: number): number => Math.max(WIDTH, (amount * HEIGHT) / highest);
  return (
    <svg className={classes.bars} viewBox={`-0.5 -0.5 ${11 * PITCH + WIDTH + 1} ${HEIGHT + 1}`} aria-hidden="true">
      {MONTHS.map((mes) => {
        const paid = meses.find((one) => one.mes === mes);
        const whole = paid ?? previstos.find((one) => one.mes === mes);
        if (!whole) return null;
        const bar = (amount: number) => {
          const height = heightOf(amount);
          return { x: (mes - 1) * PITCH, y: HEIGHT - height, width: WIDTH, height, rx: WIDTH / 2 };
        };
        return (
          <g key={mes}>
            <rect {...bar(whole.bruto)} data-expected={!paid} />
            {paid && <rect {...bar(paid.neto)} className={classes.net} />}
          </g>
        );
      })}
    </svg>
  );
}
