import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { horarios, type HorarioGestionado } from '@jornada/contract';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Form } from '../../../shared/form.tsx';
import { Aside } from '../../../shared/list-aside.tsx';
import { Problem, Section } from '../../../shared/parts.tsx';
import parts from '../../../shared/parts.module.css';
import { PeopleOf } from '../../../shared/people-of.tsx';
import { useBase } from '../../../shared/use-base.ts';
import { useMissing } from '../../../shared/use-missing.ts';
import { DefinitionFields } from './definition-fields.tsx';
import { Preview } from './preview.tsx';

/** One schedule: what it says now, what it will say, and the way to change it from a day on. */
export function OneSchedule({ horario, onClose }: { horario: HorarioGestionado; onClose: () => void }) {
  const { t } = useTranslation();
  const { clock, notices } = useWebServices();
  const format = useFormat();
  const hoy = clock.now().toZonedDateTimeISO(format.zone).toPlainDate().toString();
  const { base, key, begin, reload } = useBase(horario, horarios.listado);
  const [isChanging, setChanging] = useState(false);
  const quitar = useSend(horarios.quitar);
  const cerrar = useSend(horarios.cerrar);
  const reabrir = useSend(horarios.reabrir);
  const { id, version, versiones, abierto } = horario;
  const current = versiones.find(({ desde }) => desde <= hoy) ?? versiones.at(-1);
  const afterwards = {
    onSuccess: (saved: HorarioGestionado) => {
      begin(saved);
      setChanging(false);
      notices.show(t('gestion.guardado'));
    },
  };
  return (
    <Aside title={horario.nombre} note={t('gestion.personas', { count: horario.personas })} onClose={onClose}>
      {isChanging ? (
        <ChangeForm key={key} base={base} onSaved={afterwards.onSuccess} onReload={reload} onCancel={() => setChanging(false)} />
      ) : (
        <>
          {current && (
            <Section title={t('horarios.vista')}>
              <Preview desde={current.desde > hoy ? current.desde : hoy} definicion={current.definicion} />
            </Section>
          )}
          {abierto && <Button onClick={() => setChanging(true)}>{t('horarios.cambiar')}</Button>}
          <PeopleOf title={t('horarios.quien')} nobody={t('horarios.quien-nadie')} of={{ horario: id }}>
            {abierto && (
              <Button variant="default" renderRoot={(props) => <Link {...props} to="/personas" search={{ asignar: id }} />}>
                {t('horarios.asignar')}
              </Button>
            )}
          </PeopleOf>
          <Section title={t('horarios.versiones')} note={t('horarios.versiones-nota')}>
            <Problem error={quitar.error} onReload={reload} />
            <ul className={parts.history}>
              {versiones.map(({ desde, cambiable, definicion }) => (
                <li key={desde}>
                  {t('horarios.desde-el', { fecha: format.date(desde, 'numeric') })}
                  <small>
                    {t(`horarios.clases.${definicion.clase}`)}
                    {desde === current?.desde ? ` · ${t('horarios.ahora')}` : ''}
                  </small>
                  {cambiable && versiones.length > 1 && (
                    <Button
                      variant="default"
                      mt="xs"
                      loading={quitar.isPending}
                      onClick={() => quitar.mutate({ id, version, desde }, afterwards)}
                    >
                      {t('horarios.quitar')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Section>
          <Section title={t('horarios.nombre')}>
            <Rename key={key} base={base} onSaved={begin} onReload={reload} />
          </Section>
          <CloseOrReopen
            of="horarios"
            isOpen={abierto}
            closing={cerrar}
            reopening={reabrir}
            onClose={() => cerrar.mutate({ id, version }, afterwards)}
            onReopen={() => reabrir.mutate({ id, version }, afterwards)}
            onReload={reload}
          />
        </>
      )}
    </Aside>
  );
}

type FormProps = { base: HorarioGestionado; onSaved: (saved: HorarioGestionado) => void; onReload: () => void };

function Rename({ base, onSaved, onReload }: FormProps) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const [nombre, setNombre] = useState(base.nombre);
  const renombrar = useSend(horarios.renombrar);
  const missing = useMissing();
  const save = () =>
    missing.isComplete(nombre) &&
    renombrar.mutate(
      { id: base.id, version: base.version, nombre },
      {
        onSuccess: (saved) => {
          notices.show(t('gestion.guardado'));
          onSaved(saved);
        },
      },
    );
  return (
    <Form
      isDirty={nombre !== base.nombre}
      isBusy={renombrar.isPending}
      error={renombrar.error}
      save={t('horarios.renombrar')}
      onSave={save}
      onReload={onReload}
    >
      <TextInput
        label={t('horarios.nombre')}
        value={nombre}
        maxLength={60}
        aria-required
        error={missing.at(nombre)}
        onChange={(event) => setNombre(event.currentTarget.value)}
      />
    </Form>
  );
}

/** The newest version, to be changed from a day on. What has begun is not touched. */
function ChangeForm({ base, onSaved, onReload, onCancel }: FormProps & { onCancel: () => void }) {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const { zone } = useFormat();
  const tomorrow = clock.now().toZonedDateTimeISO(zone).toPlainDate().add({ days: 1 }).toString();
  const [newest] = base.versiones;
  const [desde, setDesde] = useState(newest?.cambiable ? newest.desde : tomorrow);
  const [definicion, setDefinicion] = useState(newest?.definicion);
  const cambiar = useSend(horarios.cambiar);
  if (!definicion) return null;
  return (
    <Form
      isDirty={JSON.stringify(definicion) !== JSON.stringify(newest?.definicion)}
      isBusy={cambiar.isPending}
      error={cambiar.error}
      save={t('horarios.guardar-cambio')}
      beside={
        <Button variant="default" onClick={onCancel}>
          {t('gestion.no')}
        </Button>
      }
      onSave={() => cambiar.mutate({ id: base.id, version: base.version, desde, definicion }, { onSuccess: onSaved })}
      onReload={onReload}
    >
      <DayInput
        isKept
        label={t('horarios.cambia-desde')}
        description={t('horarios.cambia-desde-nota')}
        min={tomorrow}
        value={desde}
        onChange={setDesde}
      />
      <DefinitionFields desde={desde} value={definicion} onChange={setDefinicion} />
    </Form>
  );
}
