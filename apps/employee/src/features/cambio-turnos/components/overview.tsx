import { Stack, Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { CambioLinea } from '@jornada/contract/cambio-turnos/vistas.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Part } from '@jornada/ui/part.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { foldDays } from '../model/fold.ts';
import { nothingToGive } from '../model/nothing-to-give.ts';
import { shiftsOf } from '../model/parts.ts';
import { useShiftWords } from '../use-shift-words.ts';
import { ChangeCard } from './change-card.tsx';
import { ChangeFilters } from './change-filters.tsx';
import { ChangeRow } from './change-row.tsx';
import { Offer, OwnOffer, type TakenOffer } from './offers.tsx';
import { ShiftRows } from './shift-rows.tsx';

type Props = {
  weeks: SalidaDe<typeof cambioTurnos.diasturnos>;
  changes: SalidaDe<typeof cambioTurnos.listado> | undefined;
  /** Those of the state and the days that are wanted. */
  found: SalidaDe<typeof cambioTurnos.listado> | undefined;
  offers: SalidaDe<typeof cambioTurnos.turnos> | undefined;
  /** The request that is open beside it. */
  open: number | null;
  canChange: boolean;
  onTaken: (taken: TakenOffer) => void;
};

/** What waits for the person, their shifts, what is offered, and what they sent. */
export function Overview({ weeks, changes, found, offers, open, canChange, onTaken }: Props) {
  const shifts = shiftsOf(weeks.turnos, changes?.turnos, found?.turnos, offers?.turnos);
  const { t, format, today } = useShiftWords(shifts);
  const rows = foldDays(
    weeks.semanas.flatMap(({ dias }) => dias),
    weeks.hoy,
  );
  const waiting = (changes?.items ?? []).filter(({ espera }) => espera === 'yo');
  const agreed = (changes?.items ?? []).filter(({ estado }) => estado === 'aceptada');
  const isSent = ({ espera }: CambioLinea): boolean => espera !== 'yo';
  const hasSent = changes?.items.some(isSent) === true;
  const sent = (found?.items ?? []).filter(isSent);
  const onOffer = (offers?.ofertas ?? []).filter(({ estado }) => estado === 'abierta');
  const offered = onOffer.filter(({ mia }) => !mia);
  const own = onOffer.filter(({ mia }) => mia);
  const until = weeks.publicadoHasta;
  const nothing = canChange ? nothingToGive(weeks) : null;
  return (
    <Stack gap="lg">
      {waiting.length > 0 && (
        <Part title={t('mis-turnos.lista.te-espera')} count={waiting.length}>
          <Stack gap="sm">
            {waiting.map((one) => (
              <ChangeCard key={one.id} of={one} shifts={shifts} isOpen={one.id === open} />
            ))}
          </Stack>
        </Part>
      )}
      {rows.length === 0 ? (
        <EmptyState title={t('mis-turnos.vacia.titulo')} text={t('mis-turnos.vacia.texto')} />
      ) : (
        <Part
          title={t('mis-turnos.lista.tus-turnos')}
          note={
            until && (
              <Text span fw={550} data-tone="accent">
                {t('mis-turnos.lista.hasta', { dia: format.dayRange(until, until, today) })}
              </Text>
            )
          }
        >
          <ShiftRows rows={rows} shifts={shifts} mine={idsOf(waiting)} agreed={idsOf(agreed)} />
          {nothing !== null && nothing !== 'sin-publicar' && (
            <Text size="sm" c="dimmed" mt="sm">
              {t(`mis-turnos.nada.${nothing}`)}
            </Text>
          )}
        </Part>
      )}
      {offered.length > 0 && (
        <Part title={t('mis-turnos.lista.se-ofrece')}>
          <Rows framed="inset">
            {offered.map((one) => (
              <Offer key={one.id} of={one} shifts={shifts} onTaken={onTaken} />
            ))}
          </Rows>
        </Part>
      )}
      {(hasSent || sent.length + own.length > 0) && (
        <Part title={t('mis-turnos.lista.tus-propuestas')}>
          {own.length > 0 && (
            <Rows framed="inset" mb={hasSent ? 'sm' : undefined}>
              {own.map((one) => (
                <OwnOffer key={one.id} of={one} shifts={shifts} />
              ))}
            </Rows>
          )}
          {hasSent && <ChangeFilters />}
          {hasSent && found && sent.length === 0 && (
            <EmptyState title={t('solicitudes.vacia.filtro')} text={t('solicitudes.vacia.filtro-texto')} />
          )}
          {sent.length > 0 && (
            <Rows framed mt={hasSent ? 'sm' : undefined}>
              {sent.map((one) => (
                <ChangeRow key={one.id} of={one} shifts={shifts} isOpen={one.id === open} />
              ))}
            </Rows>
          )}
        </Part>
      )}
    </Stack>
  );
}

const idsOf = (changes: readonly CambioLinea[]): ReadonlySet<number> => new Set(changes.map(({ id }) => id));
