import { useId, useState } from 'react';
import { UnstyledButton } from '@mantine/core';
import type { SaldoVista } from '@jornada/contract/vacaciones/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconChevronUp } from '@jornada/ui/icons.ts';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { useRequestWords } from './use-request-words.ts';

type Linea = SaldoVista['lineas'][number];

/** The parts of a balance, in the order in which they are added up, and the kinds of lines in each. */
const PARTS = {
  concedidos: ['anual', 'antiguedad', 'compensacion', 'ajuste', 'devuelta', 'recuento'],
  traidos: ['arrastre'],
  disfrutados: ['disfrutado'],
  aprobados: ['aprobado'],
  pedidos: ['pedido'],
  caducados: ['caducado'],
} as const satisfies Record<string, readonly Linea['clase'][]>;
type Part = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as Part[];

/** Computed in hundredths, so that the sum is exact. */
const sumOf = (lineas: readonly Linea[]): number => lineas.reduce((sum, { dias }) => sum + Math.round(dias * 100), 0) / 100;

/** How a balance comes about: each part of the sum opens into its lines. */
export function BalanceLedger({ saldo: { ano, lineas, libres } }: { saldo: SaldoVista }) {
  const { t, format } = useRequestWords();
  const [open, setOpen] = useState<readonly Part[]>([]);
  const id = useId();
  const toggle = (part: Part): void => setOpen(open.includes(part) ? open.filter((one) => one !== part) : [...open, part]);
  return (
    <Ledger>
      {NAMES.map((part) => {
        const own = lineas.filter(({ clase }) => (PARTS[part] as readonly string[]).includes(clase));
        if (own.length === 0) return null;
        const isOpen = open.includes(part);
        return [
          <LedgerRow
            key={part}
            label={
              <UnstyledButton
                data-tone={part === 'pedidos' ? 'warn' : undefined}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}-${part}` : undefined}
                onClick={() => toggle(part)}
              >
                {t(`vacaciones.saldo.${part}`, { ano, antes: ano - 1 })}
                {'\u00A0'}
                <Glyph of={isOpen ? IconChevronUp : IconChevronDown} size="xs" />
              </UnstyledButton>
            }
            detail={part === 'pedidos' ? t('vacaciones.saldo.si-no', { dias: format.number(sumOf(lineas) - sumOf(own)) }) : detailOf(own)}
            value={part === 'concedidos' ? format.number(sumOf(own)) : format.signedNumber(sumOf(own))}
          />,
          isOpen && <Lines key={`${part} lineas`} id={`${id}-${part}`} lineas={own} />,
        ];
      })}
      <LedgerRow kind="result" tone="accent" label={t('vacaciones.saldo.quedan')} value={format.number(libres)} />
    </Ledger>
  );

  function detailOf(own: readonly Linea[]): string | undefined {
    const first = own.find(({ caduca }) => caduca !== null);
    return first?.caduca ? t('vacaciones.saldo.hasta', { dia: format.date(first.caduca, 'day') }) : undefined;
  }
}

function Lines({ id, lineas }: { id: string; lineas: readonly Linea[] }) {
  const { t, format } = useRequestWords();
  const when = ({ clase, desde, hasta }: Linea): string =>
    ['disfrutado', 'aprobado', 'pedido'].includes(clase) ? format.dayRange(desde, hasta) : format.date(desde, 'dayYear');
  return [...lineas.entries()].map(([at, linea]) => (
    <LedgerRow
      key={at}
      kind="detail"
      {...(at === 0 && { id })}
      label={t(`vacaciones.saldo.lineas.${linea.clase}`)}
      detail={[when(linea), linea.motivo, linea.caduca && t('vacaciones.saldo.hasta', { dia: format.date(linea.caduca, 'dayYear') })]
        .filter(Boolean)
        .join(' · ')}
      value={format.signedNumber(linea.dias)}
    />
  ));
}
