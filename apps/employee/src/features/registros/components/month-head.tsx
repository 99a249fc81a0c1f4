import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import { Emphasis } from '@jornada/ui/emphasis.tsx';
import { Amount } from '@jornada/ui/amount.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangleFilled, IconFlag, IconLock } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { toneOf } from '@jornada/features/day/words.ts';
import { lackOf } from '../model/open-questions.ts';
import type { Calendario, MonthView } from '../use-month-view.ts';
import classes from '../calendario.module.css';

type Props = {
  calendario: Calendario;
  view: MonthView;
  onOpen: (fecha: string) => void;
  /** Whether the button back to today is here. */
  leadsBack: boolean;
};

/** The month's sums, and the days that are not in them. */
export function MonthHead({
  calendario: { balance, dias, cerrado, festivosConfirmados, ano },
  view: { format },
  onOpen,
  leadsBack,
}: Props) {
  const { t } = useTranslation();
  const left = dias.filter(({ linea }) => linea.porque === 'incompleta');
  const first = left[0];
  // Past days need no confirmation any more.
  const isUnsure = !festivosConfirmados && dias.some(({ linea }) => linea.porque === 'futuro');
  if (!balance && !first && !cerrado && !isUnsure && !leadsBack) return null;
  return (
    <div className={classes.head}>
      {balance && (
        <>
          <p>
            <Amount data-tone={toneOf(balance.balanceMinutos)}>{format.balance(balance.balanceMinutos)}</Amount>{' '}
            <Text span size="sm" c="dimmed" ml="0.375rem">
              {t('calendario.saldo.palabra')}
            </Text>
          </p>
          <p className={classes.of} data-tone="quiet">
            <Emphasis
              text={t('calendario.saldo.total', {
                trabajado: format.duration(balance.trabajadoMinutos),
                previsto: format.durationWithUnit(balance.previstoMinutos),
              })}
              render={(part) => <b key={part}>{part}</b>}
            />
          </p>
        </>
      )}
      {cerrado && <Note icon={IconLock}>{t('calendario.mes.cerrado')}</Note>}
      {isUnsure && <Note icon={IconFlag}>{t('calendario.mes.sin-confirmar', { ano })}</Note>}
      {first && (
        <Button
          variant="transparent"
          className={classes.left}
          c="bad"
          leftSection={<Glyph of={IconAlertTriangleFilled} size="sm" />}
          onClick={() => onOpen(first.fecha)}
        >
          <LeftOut days={left} first={first} />
        </Button>
      )}
      {leadsBack && (
        <Button
          variant="transparent"
          ml="auto"
          mr="-0.5rem"
          my="-0.625rem"
          fz="md"
          renderRoot={(props) => <Link {...props} to="/registros-list" search={{}} resetScroll={false} />}
        >
          {t('calendario.mes.hoy')}
        </Button>
      )}
    </div>
  );
}

/** Which day does not count and what is missing; if there are several, how many. */
function LeftOut({ days, first }: { days: readonly DiaVista[]; first: DiaVista }) {
  const { t } = useTranslation();
  if (days.length > 1) return t('calendario.no-cuenta.varios', { dias: days.length });
  const dia = Number(first.fecha.slice(8));
  const lack = lackOf(first);
  if (lack === 'entrada') return t('calendario.no-cuenta.entrada', { dia });
  return lack === 'salida' ? t('calendario.no-cuenta.salida', { dia }) : t('calendario.no-cuenta.orden', { dia });
}
