import { UnstyledButton } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { reservas } from '@jornada/contract/reservas/calls.ts';
import type { ConsecuenciasReserva } from '@jornada/contract/reservas/vistas.ts';
import { IconAlertCircle, IconCheck } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import { minuteOf } from '../model/rooms.ts';
import { useRoomWords } from './use-room-words.ts';
import classes from '../reservas.module.css';

/** Other hours, or the same ones in another room. */
type Offer = { sala?: number; inicio: string; fin: string };
type Props = {
  query: { data: SalidaDe<typeof reservas.nuevo> | undefined; error: unknown; refetch: () => unknown };
  onTake: (offer: Offer) => void;
};

/** What a booking would mean, before it is sent: that it is free, or what stands in its way and what could be had instead. */
export function BookingConsequences({ query: { data, error, refetch }, onTake }: Props) {
  const { t, format, hours } = useRoomWords();
  if (!data && error) return <SmallReadProblem que={t('solicitudes.lo-que-supone')} error={error} onRetry={() => void refetch()} />;
  if (!data?.consecuencias) return null;
  const { obstaculos, alternativas, minutos, seDecide }: ConsecuenciasReserva = data.consecuencias;
  const said = ({ inicio, fin }: Offer): string => {
    const fecha = inicio.slice(0, 10);
    return hours({ inicio: minuteOf(inicio, fecha), fin: minuteOf(fin, fecha) });
  };
  const offers: { key: string; name: string; detail: string; offer: Offer }[] =
    obstaculos.length === 0
      ? []
      : [
          ...(alternativas.misma
            ? [{ key: 'misma', name: said(alternativas.misma), detail: t('reservas.choque.misma'), offer: alternativas.misma }]
            : []),
          ...alternativas.otras.map(({ sala, ...when }) => ({
            key: String(sala.id),
            name: sala.nombre,
            detail: sala.aforo === null ? t('reservas.choque.tu-hora') : t('reservas.choque.tu-hora-plazas', { count: sala.aforo }),
            offer: { ...when, sala: sala.id },
          })),
        ];
  return (
    <Panel as="section" kind="ground" aria-live="polite">
      {obstaculos.map((codigo) => (
        <Note key={codigo} icon={IconAlertCircle} tone="warn" words="ink">
          {t(`errores.reservas.${codigo}`)}
        </Note>
      ))}
      {obstaculos.length === 0 && (
        <Note icon={IconCheck} tone="accent" words="ink">
          {t(seDecide ? 'reservas.formulario.libre-se-decide' : 'reservas.formulario.libre', { tiempo: format.durationWithUnit(minutos) })}
        </Note>
      )}
      {offers.length > 0 && (
        <Rows mt="sm">
          {offers.map(({ key, name, detail, offer }) => (
            <li key={key}>
              <UnstyledButton className={classes.offer} onClick={() => onTake(offer)}>
                <RowText name={name} detail={detail} />
                <b data-tone="accent">{t('reservas.choque.elegir')}</b>
              </UnstyledButton>
            </li>
          ))}
        </Rows>
      )}
    </Panel>
  );
}
