import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { mes } from '@jornada/contract';
import type { MarcaDelDiaVista } from '@jornada/contract/mes/calls.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { chooseHour, nameOfHour } from '@jornada/features/day/choose-hour.ts';
import { OldNew } from '@jornada/features/day/old-new.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { HourInput } from '@jornada/web/fields/hour-input.tsx';
import { Actions } from '@jornada/web/form/problem.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { fitsBetween, hourOf } from '../model/mend.ts';
import classes from '../person.module.css';

type Props = {
  marca: MarcaDelDiaVista;
  /** All marks of the day: the hour has to fit between its neighbours. */
  marcas: readonly MarcaDelDiaVista[];
  fecha: string;
  persona: SalidaDe<typeof mes.dias>['persona'];
  onDone: () => void;
};

/** Another hour for a mark, with its reason. Nothing changes before the person agrees. */
export function ChangeHour({ marca, marcas, fecha, persona, onDone }: Props) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const format = useFormat(marca.zona);
  const { id, zona, momento } = marca;
  const [hora, setHora] = useState(hourOf(momento, zona));
  const [named, setNamed] = useState('');
  const [motivo, setMotivo] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // The button that opened it is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [nombre = persona.nombre] = persona.nombre.split(' ');
  const { chosen, candidates } = chooseHour({ hora, fecha, zona, named, near: momento, fits: fitsBetween(marcas, id) });
  const propose = useSend(mes.cambiarHora, {
    once: true,
    onSuccess: () => {
      notices.show(t('mes.propuesto', { nombre }));
      onDone();
    },
  });
  const moved = chosen !== null && chosen.instante !== momento ? chosen.instante : null;
  const isReady = moved !== null && motivo.trim() !== '';
  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) propose.mutate({ persona: persona.id, id, hora: moved, motivo });
      }}
    >
      <div className={classes.hours}>
        <HourInput
          label={t('mes.hora-nueva')}
          value={hora}
          onChange={(typed) => {
            setHora(typed);
            setNamed('');
          }}
        />
        {chosen && (
          <NativeSelect
            label={t('mes.dia-de-la-hora')}
            value={nameOfHour(chosen)}
            data={candidates.map((one) => ({
              value: nameOfHour(one),
              label: [format.date(one.fecha, 'weekdayDay'), one.vez && `${one.vez}.`].filter(Boolean).join(' '),
            }))}
            onChange={({ currentTarget }) => setNamed(currentTarget.value)}
          />
        )}
      </div>
      <TextInput label={t('mes.motivo')} value={motivo} maxLength={500} onChange={({ currentTarget }) => setMotivo(currentTarget.value)} />
      {moved !== null && (
        <p className={classes.outcome}>
          <span>{t('mes.como-seria')}</span>
          <OldNew of={{ fecha, momentoAntes: momento, momentoNuevo: moved }} format={format} />
        </p>
      )}
      <Actions error={propose.error}>
        <Button type="submit" disabled={!isReady} loading={propose.isPending}>
          {t('mes.proponer', { nombre })}
        </Button>
        <Button variant="default" disabled={propose.isPending} onClick={onDone}>
          {t('gestion.no')}
        </Button>
      </Actions>
      <Hint>{t('mes.cambiar-nota')}</Hint>
    </form>
  );
}
