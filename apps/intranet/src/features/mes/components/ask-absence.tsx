import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextInput } from '@mantine/core';
import type { mes } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import type { TipoPermiso } from '@jornada/contract/permisos/vistas.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { useSend } from '@jornada/web/calls.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { Problem } from '@jornada/web/form/problem.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import classes from '../person.module.css';

type Props = {
  fecha: string;
  persona: SalidaDe<typeof mes.dias>['persona'];
  /** The kind of permit; null: vacations. */
  permit: TipoPermiso | null;
  onDone: () => void;
};

/** Vacations or a permit in the person's name, by the rules of their own request. */
export function AskAbsence({ fecha, persona, permit, onDone }: Props) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const [desde, setDesde] = useState(fecha);
  const [hasta, setHasta] = useState(fecha);
  const [comentario, setComentario] = useState('');
  const [nombre = persona.nombre] = persona.nombre.split(' ');
  const onSuccess = ({ estado }: SalidaDe<typeof vacaciones.pedirDe>): void => {
    notices.show(t(estado === 'aprobada' ? 'mes.ausencia.aprobada' : 'mes.ausencia.pedida', { nombre }));
    onDone();
  };
  const vacation = useSend(vacaciones.pedirDe, { once: true, onSuccess });
  const leave = useSend(permisos.pedirDe, { once: true, onSuccess });
  const isReady = desde !== '' && hasta >= desde;
  const send = (): void => {
    const asked = { persona: persona.id, desde, hasta, comentario: comentario.trim() || null };
    if (permit === null) vacation.mutate(asked);
    else leave.mutate({ ...asked, codigo: permit.codigo, ...(permit.pide.hecho !== null && { hecho: desde }) });
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) send();
      }}
    >
      <div className={classes.hours}>
        <DayInput label={t('mes.ausencia.desde')} value={desde} onChange={setDesde} />
        <DayInput label={t('mes.ausencia.hasta')} value={hasta} min={desde} onChange={setHasta} />
      </div>
      <TextInput
        label={t('mes.ausencia.comentario')}
        value={comentario}
        maxLength={500}
        onChange={({ currentTarget }) => setComentario(currentTarget.value)}
      />
      <Problem error={vacation.error ?? leave.error} />
      <Button type="submit" disabled={!isReady} loading={vacation.isPending || leave.isPending}>
        {t('mes.ausencia.pedir', { nombre })}
      </Button>
      <Hint>{t('mes.ausencia.pedir-nota', { nombre })}</Hint>
    </form>
  );
}
