import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CorreccionVista, DiaVista, RegistroVista } from '@jornada/contract/registros/vistas.ts';
import { iconOfClase } from '@jornada/ui/domain-icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight, IconClockEdit, IconHourglassLow, IconLock, IconPlus } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { hourOn } from '@jornada/features/day/hour-on.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useAtKiosk } from '../../../shared/quiosco/use-at-kiosk.ts';
import { isEmptyPast, lackOf, type Lack } from '../model/open-questions.ts';
import type { Mode } from '../correcciones/proposal.ts';
import { changeable } from '../model/timeline.ts';
import type { MonthView } from '../use-month-view.ts';
import { changeHourPath, PROPOSE_PATH } from '../ways.ts';
import classes from '../day.module.css';

type Props = {
  dia: DiaVista;
  items: readonly RegistroVista[];
  correcciones: readonly CorreccionVista[];
  isClosed: boolean;
  view: MonthView;
};

const ADD = {
  salida: { label: 'calendario.accion.salida', falta: 'salida' },
  entrada: { label: 'calendario.accion.entrada', falta: 'fichaje' },
  fichajes: { label: 'calendario.accion.fichajes', falta: 'dia' },
} as const satisfies Record<Lack, { label: string; falta: Mode }>;

/** The one action for a day: add what is missing or what was worked; otherwise ask for another hour. Not in a closed month, and not at a kiosk. */
export function DayFoot({ dia, items, correcciones, isClosed, view }: Props) {
  const { t } = useTranslation();
  const { UsuarioPuedeModificarFichajes, AccesoFichaje } = useProfile();
  const [isChoosing, setChoosing] = useState(false);
  const isAtKiosk = useAtKiosk();
  const records = changeable(items);
  // Marks are added, and taken away, by people who clock. The others ask for another hour.
  const lack = AccesoFichaje ? lackOf(dia) : null;
  const [only] = records;

  if (isClosed) {
    return (
      <div className={classes.foot}>
        <Note icon={IconLock}>{t('calendario.dia.cerrado')}</Note>
      </div>
    );
  }
  if (isAtKiosk) return null;
  const offersToAdd = lack !== null || (AccesoFichaje && isEmptyPast(dia, view.hoy));
  const added = correcciones.find(({ clase, estado }) => clase === 'alta' && estado === 'pendiente');
  // What is to be added and waits is opened, not asked for again: one's own request, or the company's proposal in the inbox.
  if (offersToAdd && added) {
    return (
      <div className={classes.foot}>
        <Button
          fullWidth
          variant="default"
          leftSection={<Glyph of={IconHourglassLow} />}
          renderRoot={(props) =>
            added.esPropia ? <Link {...props} to={PROPOSE_PATH} search={{ fecha: dia.fecha }} /> : <Link {...props} to="/bandeja" />
          }
        >
          {t(added.esPropia ? 'calendario.accion.ver-peticion' : 'calendario.accion.responder')}
        </Button>
      </div>
    );
  }
  if (lack) {
    return (
      <div className={classes.foot}>
        <Button
          fullWidth
          leftSection={<Glyph of={IconPlus} />}
          renderRoot={(props) => <Link {...props} to={PROPOSE_PATH} search={{ fecha: dia.fecha, falta: ADD[lack].falta }} />}
        >
          {t(ADD[lack].label)}
        </Button>
      </div>
    );
  }
  if (AccesoFichaje && isEmptyPast(dia, view.hoy)) {
    return (
      <div className={classes.foot}>
        <Button
          fullWidth
          variant="default"
          leftSection={<Glyph of={IconPlus} />}
          renderRoot={(props) => <Link {...props} to={PROPOSE_PATH} search={{ fecha: dia.fecha }} />}
        >
          {t('calendario.accion.trabajado')}
        </Button>
      </div>
    );
  }
  if (!only) return null;
  const words = t(UsuarioPuedeModificarFichajes ? 'calendario.accion.corregir' : 'calendario.accion.pedir');
  const icon = <Glyph of={IconClockEdit} />;
  return (
    <div className={classes.foot}>
      {records.length === 1 ? (
        <Button fullWidth variant="default" leftSection={icon} renderRoot={(props) => <Link {...props} to={changeHourPath(only.id)} />}>
          {words}
        </Button>
      ) : (
        <Button fullWidth variant="default" leftSection={icon} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {words}
        </Button>
      )}
      {isChoosing && (
        <Sheet title={t('calendario.accion.elegir')} closeLabel={t('calendario.accion.cerrar')} onClose={() => setChoosing(false)}>
          <Rows>
            {records.map((registro) => (
              <li key={registro.id}>
                <Link to={changeHourPath(registro.id)} className={classes.choice} onClick={() => setChoosing(false)}>
                  <span className={classes.choiceHour}>{hourOn(registro.momento, registro.fecha, view.format)}</span>
                  <Glyph of={iconOfClase(registro.clase, registro.subtipo)} size="sm" />
                  <span className={classes.choiceName}>{registro.nombre}</span>
                  <Glyph of={IconChevronRight} size="sm" />
                </Link>
              </li>
            ))}
          </Rows>
        </Sheet>
      )}
    </div>
  );
}
