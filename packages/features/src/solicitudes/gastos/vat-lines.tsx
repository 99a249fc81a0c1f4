import { useTranslation } from 'react-i18next';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown } from '@jornada/ui/icons.ts';
import type { LineaIva } from '@jornada/domain/gastos/modelo.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from './gastos.module.css';

type Props = {
  lines: readonly LineaIva[];
  moneda: string;
  /** Opens one of them. Without it they are read only. */
  onOpen?: (index: number) => void;
};

/** The lines of VAT of a receipt: rate, base, tax and their sum. */
export function VatLines({ lines, moneda, onOpen }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const money = (cents: number): string => format.money(cents, moneda);
  return (
    <div className={classes.vat}>
      <div className={classes.vatHead} aria-hidden="true">
        <span>{t('gastos.iva.iva')}</span>
        <span>{t('gastos.iva.base')}</span>
        <span>{t('gastos.iva.cuota')}</span>
        <span>{t('gastos.iva.suma')}</span>
      </div>
      {lines
        .map((line, at) => ({ ...line, at }))
        .map(({ porMil, baseCentimos, cuotaCentimos, at }) => {
          const rate = t('gastos.iva.tipo', { tipo: format.number(porMil / 10) });
          const cells = (
            <>
              <span className={classes.rate}>
                {rate}
                {onOpen && <Glyph of={IconChevronDown} size="sm" />}
              </span>
              <span className={classes.number}>
                <VisuallyHidden component="span">{t('gastos.iva.base')} </VisuallyHidden>
                {money(baseCentimos)}
              </span>
              <span className={classes.number} data-kind="tax">
                <VisuallyHidden component="span">{t('gastos.iva.cuota')} </VisuallyHidden>
                {money(cuotaCentimos)}
              </span>
              <span className={classes.number} data-kind="sum">
                <VisuallyHidden component="span">{t('gastos.iva.suma')} </VisuallyHidden>
                {money(baseCentimos + cuotaCentimos)}
              </span>
            </>
          );
          return onOpen ? (
            <div key={at}>
              <UnstyledButton className={classes.vatLine} onClick={() => onOpen(at)}>
                {cells}
              </UnstyledButton>
            </div>
          ) : (
            <div key={at}>
              <div className={classes.vatLine}>{cells}</div>
            </div>
          );
        })}
    </div>
  );
}
