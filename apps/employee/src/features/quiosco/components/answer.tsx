import { useTranslation } from 'react-i18next';
import { Button, Title } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import { iconOfClase } from '@jornada/ui/domain-icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowBackUp, IconCheck } from '@jornada/ui/icons.ts';
import { useSend } from '@jornada/web/calls.ts';
import { toneOf } from '@jornada/features/day/words.ts';
import { useSession } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { useLeaveKiosk } from '../../../shared/quiosco/use-leave.ts';
import { useServices } from '../../../shared/services.tsx';
import { dayAt } from '../../../shared/today/day-view.ts';
import { usePauseText } from '../../../shared/today/use-pause-text.ts';
import { secondsLeft, useSecondsLeft } from '../../../shared/use-seconds-left.ts';
import { firstName } from '../model/first-name.ts';
import { useFirstButton } from '../use-first-button.ts';
import classes from '../quiosco.module.css';

type Done = SalidaDe<typeof registros.guardar>;

const WORDS = {
  entrada: 'quiosco.hecho.entrada',
  salida: 'quiosco.hecho.salida',
  pausa: 'quiosco.hecho.pausa',
  regreso: 'quiosco.hecho.regreso',
  proyecto: 'quiosco.hecho.proyecto',
} as const;

/** What was recorded: the hour, the day so far, and a moment to take it back. */
export function Answer({ done }: { done: Done }) {
  const { t } = useTranslation();
  const { simulatedUser } = useSession();
  const { registro, hoy } = done;
  const format = useFormat(registro.zona);
  const leave = useLeaveKiosk();
  const first = useFirstButton();
  const isLunch = registro.clase === 'pausa' && registro.subtipo === 'comida';
  const greeting = isLunch ? 'quiosco.hecho.comida' : WORDS[registro.clase];
  return (
    <div className={classes.answer}>
      <div className={classes.tick}>
        <Glyph of={IconCheck} className={classes.tickIcon} />
      </div>
      <Title order={1} className={classes.goodbye}>
        {t(greeting, { nombre: firstName(simulatedUser?.NombreCompleto ?? '') })}
      </Title>
      <p className={classes.hour}>{format.hour(registro.momento)}</p>
      <p className={classes.what}>
        <Glyph of={iconOfClase(registro.clase, registro.subtipo)} size="lg" />
        {t(`quiosco.hecho.que-${registro.clase}`, { nombre: registro.nombre })}
      </p>
      <Ledger hoy={hoy} />
      <div className={classes.closing}>
        <TakeBack done={done} />
        <Button {...first} className={classes.ready} size="xl" onClick={() => void leave()}>
          {t('quiosco.hecho.listo')}
        </Button>
      </div>
    </div>
  );
}

/** Three lines: when one may leave, what was worked, and the month. */
function Ledger({ hoy }: Pick<Done, 'hoy'>) {
  const { t } = useTranslation();
  const format = useFormat(hoy.zona);
  const day = dayAt(hoy, useMinute());
  const pauses = usePauseText(hoy, day, format);
  const { salida, trabajado, previsto, estado } = day;
  const isOpen = estado === 'trabajando' || estado === 'pausa';
  return (
    <dl className={classes.ledger}>
      {isOpen && salida?.momento && (
        <Row name={t('quiosco.hecho.puedes-salir')} detail={pauses} value={format.hour(salida.momento)} tone="accent" />
      )}
      {trabajado !== null && (
        <Row
          name={t('quiosco.hecho.trabajado')}
          detail={previsto === null ? null : t('home.arco.total', { previsto: format.durationWithUnit(previsto) })}
          value={format.duration(trabajado)}
        />
      )}
      {hoy.mes && (
        <Row
          name={t('home.saldo.titulo', { mes: format.month(Number(hoy.fecha.slice(5, 7))) })}
          detail={null}
          value={format.balance(hoy.mes.balanceMinutos)}
          tone={toneOf(hoy.mes.balanceMinutos)}
        />
      )}
    </dl>
  );
}

function Row({ name, detail, value, tone }: { name: string; detail: string | null; value: string; tone?: string | undefined }) {
  return (
    <div>
      <dt>
        {name}
        {detail && <small>{detail}</small>}
      </dt>
      <dd data-tone={tone}>{value}</dd>
    </div>
  );
}

/** For ten seconds the mark can be taken back, as at home. */
function TakeBack({ done: { registro, deshacerHasta } }: { done: Done }) {
  const { t } = useTranslation();
  const { clock, kiosk, notices } = useServices();
  const messageOf = useMessageOf();
  const seconds = useSecondsLeft(deshacerHasta);
  const undo = useSend(registros.borrar, {
    refreshOnError: true,
    waits: false,
    onSuccess: () => {
      kiosk.done.set(null);
      notices.speak(t('home.deshacer.hecho'));
    },
  });
  if (undo.error) return <p role="alert">{messageOf(undo.error)}</p>;
  if (seconds === 0) return null;
  const press = (): void => {
    if (secondsLeft(deshacerHasta, clock) > 0) undo.mutate({ id: registro.id });
  };
  return (
    <Button variant="default" size="xl" leftSection={<Glyph of={IconArrowBackUp} />} loading={undo.isPending} onClick={press}>
      {t('home.deshacer.boton')}
    </Button>
  );
}
