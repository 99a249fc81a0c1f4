import { MONEDA_DE_PAGO } from '@jornada/domain/gastos/modelo.ts';
import { IconAlertCircle, IconCloudOff, IconUpload } from '@jornada/ui/icons.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import { RequestGroup } from '../../../shared/solicitudes/request-group.tsx';
import { useServices } from '../../../shared/services.tsx';
import { readValues } from '../drafts/draft-values.ts';
import { useDrafts } from '../drafts/drafts-provider.tsx';
import type { GastoValues } from '../model/values.ts';
import { DraftRow } from './draft-row.tsx';
import { useDraftWords } from './use-draft-words.ts';

/** What is on this device only, until the server has it: pictures that were taken without a network, and forms that were left. */
export function DeviceDrafts() {
  const { t, format, nameOf } = useDraftWords();
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
        const name = nameOf(ownNameOf(values), values.clase, Temporal.Instant.fromEpochMilliseconds(at).toString());
        return (
          <DraftRow
            key={key}
            clase={values.clase}
            name={name}
            state={{ icon, tone, text }}
            amount={
              values.totalCentimos !== null && values.clase === 'ticket'
                ? format.money(values.totalCentimos, values.moneda || MONEDA_DE_PAGO)
                : ''
            }
            search={{ borrador: key }}
            isBusy={false}
            error={null}
            onRemove={() => {
              void drafts.remove(key);
              notices.show(t('gastos.borradores.descartado'));
            }}
          />
        );
      })}
    </RequestGroup>
  );
}

/** What was typed that names it. */
function ownNameOf({ clase, comercio, origen, destino, lugar }: GastoValues): string {
  if (clase === 'kilometros') return [origen, destino].filter(Boolean).join(' – ');
  return clase === 'dieta' ? lugar : comercio;
}
