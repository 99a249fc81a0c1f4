import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ApiError } from '@jornada/client';
import type { RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconClockEdit, IconHourglassLow, IconMessageCircle, IconTrash } from '@jornada/ui/icons.ts';
import { hourOn } from '@jornada/features/day/hour-on.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useAtKiosk } from '../../../shared/quiosco/use-at-kiosk.ts';
import { useServices } from '../../../shared/services.tsx';
import { useAnular } from '../api-correcciones.ts';
import { useOfferVoidUndo } from '../correcciones/void-undo.tsx';
import { changeHourPath, commentPath } from '../ways.ts';
import classes from '../day.module.css';

type Props = {
  registro: RegistroVista;
  format: Format;
  /** The row has only one record, whose name is shown above. */
  isAlone: boolean;
  /** A change is waiting for an answer. It is shown, and no other one can be requested until then. */
  isPending: boolean;
};

/** The actions for one record: comment on it, ask for another hour, void it; or see the request. At a kiosk only the first. */
export function RecordActions({ registro, format, isAlone, isPending }: Props) {
  const { t } = useTranslation();
  const { AccesoFichaje, ComentariosEnFichajes } = useProfile();
  const [isAsking, setAsking] = useState(false);
  const isAtKiosk = useAtKiosk();
  const name = `${registro.nombre}, ${hourOn(registro.momento, registro.fecha, format)}`;
  if (isAsking) return <AskToVoid registro={registro} format={format} onDone={() => setAsking(false)} />;
  return (
    <div className={classes.actions} role="group" aria-label={name}>
      {!isAlone && (
        <Text size="sm" c="dimmed" flex="1 0 100%">
          {name}
        </Text>
      )}
      {(ComentariosEnFichajes || registro.observaciones !== null) && (
        <Link to={commentPath(registro.id)} className={classes.action}>
          <Glyph of={IconMessageCircle} size="sm" />
          {t('calendario.accion.comentar')}
        </Link>
      )}
      {isAtKiosk ? null : isPending ? (
        <Link to={changeHourPath(registro.id)} className={classes.action}>
          <Glyph of={IconHourglassLow} size="sm" />
          {t('calendario.accion.ver-peticion')}
        </Link>
      ) : (
        <>
          <Link to={changeHourPath(registro.id)} className={classes.action}>
            <Glyph of={IconClockEdit} size="sm" />
            {t('calendario.accion.cambiar')}
          </Link>
          {AccesoFichaje && (
            <button type="button" className={classes.action} data-tone="bad" onClick={() => setAsking(true)}>
              <Glyph of={IconTrash} size="sm" />
              {t('calendario.accion.anular')}
            </button>
          )}
        </>
      )}
    </div>
  );
}

/** Voiding takes effect at once only within ten seconds, or with the company's standing agreement. The question says which. */
function AskToVoid({ registro, format, onDone }: Pick<Props, 'registro' | 'format'> & { onDone: () => void }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const { UsuarioPuedeModificarFichajes } = useProfile();
  const annul = useAnular();
  const offerUndo = useOfferVoidUndo();
  const { error } = annul;
  const go = () => {
    annul.mutate(
      { id: String(registro.id) },
      {
        onSuccess: ({ resultado }) => {
          // A request can be withdrawn at once. With the standing agreement, the change stays.
          if (resultado === 'solicitado') offerUndo({ registroId: registro.id, fecha: registro.fecha });
          else notices.show(t('calendario.accion.anulado'));
          onDone();
        },
      },
    );
  };
  return (
    <div className={classes.ask} role="group" aria-label={t('calendario.accion.anular')}>
      <p>
        <b>{t('calendario.accion.anular-pregunta', { nombre: registro.nombre, hora: hourOn(registro.momento, registro.fecha, format) })}</b>
      </p>
      <p>{t(UsuarioPuedeModificarFichajes ? 'calendario.accion.anular-directo' : 'calendario.accion.anular-solicitud')}</p>
      {error && <p role="alert">{error instanceof ApiError ? error.message : t('errores.general.desconocido')}</p>}
      <Group gap="xs" mt="xs">
        <Button variant="default" onClick={onDone} data-autofocus>
          {t('calendario.accion.anular-no')}
        </Button>
        <Button variant="default" c="bad" loading={annul.isPending} onClick={go}>
          {t('calendario.accion.anular-si')}
        </Button>
      </Group>
    </div>
  );
}
