import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import type { DiaDelMesVista, mes } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { lineaDelDia } from '@jornada/domain/registros/linea.ts';
import { DayLine } from '@jornada/ui/day-line/day-line.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangle } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { MendDay } from './mend-day.tsx';
import classes from '../person.module.css';

type Answer = SalidaDe<typeof mes.dias>;
type Props = { dia: DiaDelMesVista; persona: Answer['persona']; tipos: Answer['tipos']; isOpen: boolean; onOpen: () => void };

/** One day: its line, what was worked, its balance, or what is wrong with it. */
export function MonthDay({ dia, persona, tipos, isOpen, onOpen }: Props) {
  const { t } = useTranslation();
  const format = useFormat(dia.zona ?? undefined);
  const { fecha, tramos, turno, zona, trabajado, saldo, cuenta, incidencias, porque, pendientes, ausencia, estado } = dia;
  const wrong = incidencias[0];
  const isWrong = wrong !== undefined || porque === 'incompleta';
  const line = lineaDelDia({ previsto: { turno }, tramos, zona: zona ?? format.zone, fecha, ahora: null, ventana: [0, 24] });
  const trouble = wrong === undefined ? t('cierres.porques.incompleta') : t(`incidencias.${wrong}.nombre`);
  const content = (
    <>
      <b>{format.date(fecha, 'weekdayDay')}</b>
      <DayLine trazos={line} />
      {isWrong ? (
        <span className={classes.wrong}>
          <Glyph of={IconAlertTriangle} size="sm" />
          {trouble}
        </span>
      ) : (
        <>
          <span className={classes.worked}>
            {ausencia === null || trabajado > 0
              ? cuenta
                ? format.duration(trabajado)
                : '·'
              : ausencia === 'ausencia'
                ? t('mes.ausente')
                : t(`mes.columnas.${ausencia}`)}
          </span>
          <span className={classes.balance} data-tone={saldo > 0 ? 'more' : saldo < 0 ? 'less' : 'even'}>
            {cuenta ? format.balance(saldo, '=') : ''}
          </span>
        </>
      )}
    </>
  );
  // A day without marks on which nothing was expected has nothing behind it.
  if (!isWrong && pendientes === 0 && estado === null)
    return (
      <li className={classes.day}>
        <span className={classes.line}>{content}</span>
      </li>
    );
  return (
    <li className={classes.day} data-open={isOpen}>
      <UnstyledButton className={classes.line} aria-expanded={isOpen} onClick={onOpen}>
        {content}
      </UnstyledButton>
      {isOpen && <MendDay dia={dia} persona={persona} tipos={tipos} />}
    </li>
  );
}
