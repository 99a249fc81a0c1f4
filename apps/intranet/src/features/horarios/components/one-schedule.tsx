import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import {
  entradaNombreHorario,
  entradaVersionHorario,
  horarios,
  type DefinicionHorario,
  type HorarioGestionado,
} from '@jornada/contract/horarios.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { useRefresh, useSend } from '@jornada/web/calls.ts';
import { DayField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { PeopleOf } from '../../../shared/people-of.tsx';
import { DefinitionFields } from './definition-fields.tsx';
import { checkDefinition } from '../model/defect.ts';
import { versionOn } from '../model/version-on.ts';
import { Previews } from './previews.tsx';
import { Rows } from '@jornada/ui/rows.tsx';

/** One schedule: its present and future versions, and the form to change it from a day on. */
export function OneSchedule({ horario, onClose }: { horario: HorarioGestionado; onClose: () => void }) {
  const { t } = useTranslation();
  const { clock, notices } = useWebServices();
  const format = useFormat();
  const hoy = clock.now().toZonedDateTimeISO(format.zone).toPlainDate().toString();
  const reload = useRefresh(horarios.listado);
  /** The version to start the change from, by its day. */
  const [changing, setChanging] = useState<string | null>(null);
  const remove = useSend(horarios.quitar);
  const { id, version, versiones, abierto } = horario;
  const current = versionOn(versiones, hoy);
  const begun = versiones.find(({ desde }) => desde === changing);
  const afterwards = { onSuccess: () => notices.show(t('gestion.guardado')) };
  return (
    <Aside title={horario.nombre} note={t('gestion.personas', { count: horario.personas })} onClose={onClose}>
      {begun ? (
        <ChangeForm horario={horario} begun={begun} onDone={() => setChanging(null)} />
      ) : (
        <>
          {current && <Previews desde={current.desde > hoy ? current.desde : hoy} definicion={current.definicion} of={horario} />}
          {abierto && current && <Button onClick={() => setChanging(current.desde)}>{t('horarios.cambiar')}</Button>}
          <PeopleOf title={t('horarios.quien')} nobody={t('horarios.quien-nadie')} of={{ horario: id }}>
            {abierto && (
              <Button variant="default" renderRoot={(props) => <Link {...props} to="/personas" search={{ asignar: id }} />}>
                {t('horarios.asignar')}
              </Button>
            )}
          </PeopleOf>
          <Section title={t('horarios.versiones')} note={t('horarios.versiones-nota')}>
            <Problem error={remove.error} onReload={reload} />
            <Rows padded>
              {versiones.map(({ desde, cambiable, definicion }) => (
                <li key={desde}>
                  {t('horarios.desde-el', { fecha: format.date(desde, 'numeric') })}
                  <small>
                    {t(`horarios.clases.${definicion.clase}`)}
                    {desde === current?.desde ? ` · ${t('horarios.ahora')}` : ''}
                  </small>
                  {cambiable && versiones.length > 1 && (
                    <Group gap="xs">
                      {abierto && desde !== current?.desde && (
                        <Button variant="default" mt="xs" onClick={() => setChanging(desde)}>
                          {t('horarios.cambiar-este')}
                        </Button>
                      )}
                      <Button
                        variant="default"
                        mt="xs"
                        loading={remove.isPending}
                        onClick={() => remove.mutate({ id, version, desde }, afterwards)}
                      >
                        {t('horarios.quitar')}
                      </Button>
                    </Group>
                  )}
                </li>
              ))}
            </Rows>
          </Section>
          <Section title={t('horarios.nombre')}>
            <Rename horario={horario} />
          </Section>
          <CloseOrReopen of="horarios" calls={horarios} list={horarios.listado} thing={horario} people={horario.personas} />
        </>
      )}
    </Aside>
  );
}

function Rename({ horario: { id, version, nombre } }: { horario: HorarioGestionado }) {
  const { t } = useTranslation();
  const form = useContractForm(horarios.renombrar, {
    schema: entradaNombreHorario,
    which: { id, version },
    initial: { nombre },
    draft: `horario.${id}.nombre`,
    notice: t('gestion.guardado'),
  });
  return (
    <Form of={form} save={t('horarios.renombrar')}>
      <TextField of={form} name="nombre" label={t('horarios.nombre')} />
    </Form>
  );
}

type ChangeProps = { horario: HorarioGestionado; begun: HorarioGestionado['versiones'][number]; onDone: () => void };

/** A form to change a version from a day on; a future version from its own day. A version that has begun does not change. */
function ChangeForm({ horario: { id, version, versiones, centro }, begun, onDone }: ChangeProps) {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const format = useFormat('UTC');
  const { zone } = useFormat();
  const tomorrow = clock.now().toZonedDateTimeISO(zone).toPlainDate().add({ days: 1 }).toString();
  const form = useContractForm(horarios.cambiar, {
    schema: entradaVersionHorario,
    which: { id, version },
    initial: { desde: begun.cambiable ? begun.desde : tomorrow, definicion: begun.definicion },
    check: ({ definicion: typed }) => checkDefinition(typed, { t, format }),
    draft: `horario.${id}.version.${begun.desde}`,
    notice: t('gestion.guardado'),
    onSaved: onDone,
  });
  const definicion = form.field<DefinicionHorario>('definicion');
  return (
    <Form of={form} save={t('horarios.guardar-cambio')} onCancel={onDone}>
      <DayField
        of={form}
        name="desde"
        isKept
        label={t('horarios.cambia-desde')}
        description={t('horarios.cambia-desde-nota')}
        min={tomorrow}
      />
      <DefinitionFields desde={form.values.desde} value={definicion.value} of={{ versiones, centro }} onChange={definicion.set} />
    </Form>
  );
}
