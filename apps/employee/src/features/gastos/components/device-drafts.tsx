import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { MONEDA_DE_PAGO } from '@jornada/domain/gastos/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCar, IconCloudOff, IconReceiptEuro, IconToolsKitchen2, IconTrash, IconUpload } from '@jornada/ui/icons.ts';
import { RowText } from '@jornada/ui/row-text.tsx';
import { useOnline } from '@jornada/web/use-online.ts';
import { useExpenseWords } from '@jornada/web/solicitudes/gastos/use-expense-words.ts';
import { RequestGroup } from '../../../shared/solicitudes/request-group.tsx';
import { useServices } from '../../../shared/services.tsx';
import { readValues } from '../drafts/draft-values.ts';
import { useDrafts } from '../drafts/drafts-provider.tsx';
import type { GastoValues } from '../model/values.ts';
import classes from '../gastos.module.css';

const ICONS = { ticket: IconReceiptEuro, kilometros: IconCar, dieta: IconToolsKitchen2 };

/** What is on this device only, until the server has it: pictures that were taken without a network, and forms that were left. */
export function DeviceDrafts() {
  const { t, format, titleOf } = useDraftWords();
  const { notices } = useServices();
  const { drafts, waiting, outcomes } = useDrafts();
  const isOnline = useOnline();
  if (waiting.length === 0) return null;
  const stateOf = (key: string) => {
    const outcome = outcomes.get(key);
    if (typeof outcome === 'object') return { icon: IconAlertCircle, tone: 'bad', text: outcome.problem } as const;
    if (!isOnline || outcome === 'waits') return { icon: IconCloudOff, tone: 'warn', text: t('gastos.borradores.espera') } as const;
    return { icon: IconUpload, tone: 'quiet', text: t('gastos.borradores.guardando') } as const;
  };
  return (
    <RequestGroup title={t('gastos.borradores.titulo')} count={waiting.length}>
      {waiting.map(({ key, values: kept, at }) => {
        const values = readValues(kept);
        const { icon, tone, text } = stateOf(key);
        const name = titleOf(values, Temporal.Instant.fromEpochMilliseconds(at).toString());
        return (
          <li key={key} className={classes.draft}>
            <Link to="/gastos-form" search={(was: object) => ({ ...was, borrador: key })} resetScroll={false} className={classes.draftLink}>
              <Glyph of={ICONS[values.clase]} data-tone="quiet" />
              <RowText
                name={name}
                detail={
                  <span className={classes.draftState}>
                    <Glyph of={icon} size="sm" data-tone={tone} /> {text}
                  </span>
                }
              />
              {values.totalCentimos !== null && values.clase === 'ticket' && (
                <b>{format.money(values.totalCentimos, values.moneda || MONEDA_DE_PAGO)}</b>
              )}
            </Link>
            <ActionIcon
              variant="subtle"
              size="2.75rem"
              aria-label={t('gastos.borradores.descartar', { que: name })}
              onClick={() => {
                void drafts.remove(key);
                notices.show(t('gastos.borradores.descartado'));
              }}
            >
              <Glyph of={IconTrash} />
            </ActionIcon>
          </li>
        );
      })}
    </RequestGroup>
  );
}

function useDraftWords() {
  const words = useExpenseWords();
  const { t, format, shortDay } = words;
  return {
    ...words,
    titleOf: ({ clase, comercio, origen, destino, lugar }: GastoValues, moment: string): string => {
      const own = clase === 'kilometros' ? [origen, destino].filter(Boolean).join(' – ') : clase === 'dieta' ? lugar : comercio;
      return (
        own ||
        t('gastos.borradores.sin-nombre', {
          que: t(`gastos.clases.${clase}`),
          dia: shortDay(format.dayOf(moment)),
          hora: format.hour(moment),
        })
      );
    },
  };
}
