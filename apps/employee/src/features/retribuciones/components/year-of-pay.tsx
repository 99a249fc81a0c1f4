import { useTranslation } from 'react-i18next';
import { Box, Button, Text } from '@mantine/core';
import { type AnoRetribuidoVista, retribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconEye } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { useIsWide } from '@jornada/ui/use-is-desktop.ts';
import { useSend } from '@jornada/web/calls.ts';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useServices } from '../../../shared/services.tsx';
import { drawMonths, type MonthDrawn } from '../model/months.ts';
import { usePayWords } from '../use-pay-words.ts';
import { PayChart } from './pay-chart.tsx';
import { PayDocuments } from './pay-documents.tsx';
import { Reasons } from './reasons.tsx';
import { YearSums } from './year-sums.tsx';
import { YearTable } from './year-table.tsx';
import classes from '../retribuciones.module.css';

type Props = {
  of: AnoRetribuidoVista;
  mes: number;
  /** On a phone the table takes the place of the chart. */
  isTable: boolean;
  isHidden: boolean;
  onShow: () => void;
  onChoose: (mes: number) => void;
};

/** A year: the chosen month with its figure, its reasons and its documents, and what the year has come to. */
export function YearOfPay({ of: year, mes, isTable, isHidden, onShow, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useServices();
  const isWide = useIsWide();
  if (year.meses.length === 0) return <NothingYet of={year} />;
  const { months, unit } = drawMonths(year);
  const shown = months[mes - 1];
  const paid = shown?.paid;
  const documents = paid && <PayDocuments of={paid.documentos} />;
  if (isHidden) {
    return (
      <Box maw="34rem">
        <EmptyState
          title={t('retribuciones.oculto.titulo')}
          text={t('retribuciones.oculto.texto')}
          action={
            <Button size="xl" variant="default" leftSection={<Glyph of={IconEye} />} onClick={onShow}>
              {t('retribuciones.ojo.ver')}
            </Button>
          }
        />
        {documents}
      </Box>
    );
  }
  const isRunning = format.dayOf(clock.now()).startsWith(String(year.ano));
  return (
    <div className={classes.layout}>
      <div className={classes.main}>
        {shown && <MonthFigure of={shown} ano={year.ano} />}
        <div className={classes.chartBox} data-off={isTable}>
          <PayChart year={year} months={months} unit={unit} chosen={mes} onChoose={onChoose} />
        </div>
        <Publication of={year} />
      </div>
      <div className={classes.table} data-on={isTable}>
        <YearTable of={year} onChoose={isTable || isWide ? onChoose : undefined} />
      </div>
      <div className={classes.beside}>
        {paid && <Reasons of={paid} ano={year.ano} />}
        <YearSums of={year} isRunning={isRunning} />
        {documents}
        <HideSwitch isOn={year.ocultarImportes} onHidden={onShow} />
      </div>
    </div>
  );
}

function Publication({ of: { publicacion } }: { of: AnoRetribuidoVista }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (publicacion === null) return null;
  const day = Temporal.PlainDate.from(publicacion);
  return (
    <Text size="sm" c="dimmed" mt="sm">
      {t('retribuciones.se-publica', { mes: format.month(day.month), dia: day.day })}
    </Text>
  );
}

function NothingYet({ of: { ano, anos, publicacion } }: { of: AnoRetribuidoVista }) {
  const { t } = useTranslation();
  const isFirst = anos.length === 0;
  const day = publicacion === null ? null : Temporal.PlainDate.from(publicacion).day;
  return (
    <EmptyState
      title={isFirst ? t('retribuciones.vacio.titulo') : t('retribuciones.vacio.ano', { ano })}
      text={day === null ? t('retribuciones.vacio.texto') : t('retribuciones.vacio.se-publica', { dia: day })}
    />
  );
}

/** Whether amounts are hidden until one asks for them. They stay as they are for now: the person who switches it has just seen them. */
function HideSwitch({ isOn, onHidden }: { isOn: boolean; onHidden: () => void }) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const hide = useSend(retribuciones.ocultar, { refreshOnError: true });
  return (
    <div>
      <SwitchRow
        label={t('retribuciones.ojo.siempre')}
        note={t('retribuciones.ojo.siempre-texto')}
        checked={isOn}
        disabled={hide.isPending}
        onChange={(isHidden) => {
          onHidden();
          hide.mutate({ ocultarImportes: isHidden });
        }}
      />
      {hide.error && (
        <Text size="sm" c="bad" role="alert">
          {messageOf(hide.error)}
        </Text>
      )}
    </div>
  );
}

/** What a month came to, and how much that is more or less than the one before. */
function MonthFigure({ of: { mes, paid, expected }, ano }: { of: MonthDrawn; ano: number }) {
  const { t } = useTranslation();
  const words = usePayWords();
  const amount = paid?.neto ?? expected?.bruto;
  const label = paid ? 'retribuciones.neto-de' : expected ? 'retribuciones.previsto-de' : 'retribuciones.sin-nomina';
  const difference = paid?.antes ? paid.neto - paid.antes.neto : null;
  return (
    <div className={classes.figure} aria-live="polite">
      <Text component="h2" size="sm" c="dimmed" fw="normal" className={classes.figureLabel}>
        {t(label, { mes: words.month(mes), ano })}
      </Text>
      {amount !== undefined && (
        <p className={classes.amount} data-expected={!paid}>
          {words.amount(amount)}
          <small>€</small>
        </p>
      )}
      {paid?.antes && difference !== null && (
        <p className={classes.difference}>
          {difference !== 0 && <b data-tone={difference > 0 ? 'accent' : undefined}>{words.signed(difference)}</b>}
          <span>{t(difference === 0 ? 'retribuciones.como-en' : 'retribuciones.que-en', { mes: words.before(paid.antes, ano) })}</span>
        </p>
      )}
    </div>
  );
}
