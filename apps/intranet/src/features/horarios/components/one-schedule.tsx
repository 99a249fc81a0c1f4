import { useTranslation } from 'react-i18next';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { entradaNombreHorario, horarios, type HorarioGestionado } from '@jornada/contract/horarios.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { useRefresh, useSend } from '@jornada/web/calls.ts';
import { TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { PeopleOf } from '../../../shared/people-of.tsx';
import { versionOn } from '../model/version-on.ts';
import { Previews } from './previews.tsx';
import { Rows } from '@jornada/ui/rows.tsx';

type Props = {
  horario: HorarioGestionado;
  /** Leads to the form that changes the version of that day. */
  onChange: (desde: string) => void;
  onClose: () => void;
};

/** One schedule: its present and future versions, and the way to change it from a day on. */
export function OneSchedule({ horario, onChange, onClose }: Props) {
  const { t } = useTranslation();
  const { clock, notices } = useWebServices();
  const format = useFormat();
  const hoy = clock.now().toZonedDateTimeISO(format.zone).toPlainDate().toString();
  const reload = useRefresh(horarios.listado);
  const remove = useSend(horarios.quitar);
  const { id, version, versiones, abierto } = horario;
  const current = versionOn(versiones, hoy);
  const afterwards = { onSuccess: () => notices.show(t('gestion.guardado')) };
  return (
    <Aside title={horario.nombre} note={t('gestion.personas', { count: horario.personas })} onClose={onClose}>
      {current && <Previews desde={current.desde > hoy ? current.desde : hoy} definicion={current.definicion} of={horario} />}
      {abierto && current && <Button onClick={() => onChange(current.desde)}>{t('horarios.cambiar')}</Button>}
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
                    <Button variant="default" mt="xs" onClick={() => onChange(desde)}>
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
    <Form of={form} save={t('horarios.renombrar')} isAside>
      <TextField of={form} name="nombre" label={t('horarios.nombre')} />
    </Form>
  );
}
