import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, NativeSelect } from '@mantine/core';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Form } from '../../../shared/form.tsx';
import parts from '../../../shared/parts.module.css';
import { impedidasOf, useAsignarVarias, useOpciones } from '../api.ts';
import type { Chosen } from '../model/use-chosen.ts';
import { fieldError } from './data-fields.tsx';

type Choice = 'horario' | 'centro' | 'departamento';
/** In no department. */
const NONE = 'ninguno';
const NAMED = 3;
/** Those who cannot, as many as are worth reading. */
const LISTED = 20;

const idOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** A schedule, a centre or a department for all who are chosen: all of them, or nobody. They stay chosen for what comes next. */
export function AssignForm({ chosen, horario, onDone }: { chosen: Chosen; horario: string; onDone: () => void }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const format = useFormat();
  const { data } = useOpciones();
  const [values, setValues] = useState<Record<Choice, string>>({ horario, centro: '', departamento: '' });
  const [day, setDay] = useState('');
  const asignar = useAsignarVarias(({ cambiadas, iguales }) => {
    const changed = chosen.people.filter(({ id }) => cambiadas.includes(id)).map(({ nombre }) => nombre.split(' ')[0] ?? nombre);
    const more = changed.length - NAMED;
    const said = [...changed.slice(0, NAMED), ...(more > 0 ? [t('personas.varias.mas', { count: more })] : [])];
    notices.show(
      [
        said.length > 0 ? t('personas.varias.hecho', { personas: format.list(said) }) : t('personas.varias.nadie-cambia'),
        iguales > 0 && t('personas.varias.iguales', { count: iguales }),
      ]
        .filter(Boolean)
        .join(' '),
    );
    onDone();
  });
  const { people } = chosen;
  const desde = day || (data?.hoy ?? '');
  const isDated = values.horario !== '' || values.centro !== '';
  const impedidas = impedidasOf(asignar.error);
  const names = people.map(({ nombre }) => nombre);
  const hidden = names.length > NAMED + 1 ? names.length - NAMED : 0;
  const send = (ids: readonly number[]) =>
    asignar.mutate({
      ids: [...ids],
      ...(isDated && { contrato: { desde, horarioId: idOf(values.horario), centroId: idOf(values.centro) } }),
      ...(values.departamento !== '' && { departamentoId: values.departamento === NONE ? null : Number(values.departamento) }),
    });
  const choice = (name: Choice, items: readonly { id: number; nombre: string }[] = [], more: { value: string; label: string }[] = []) => (
    <NativeSelect
      label={t(`personas.campos.${name}`)}
      value={values[name]}
      data={[
        { value: '', label: t('personas.varias.igual') },
        ...more,
        ...items.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
      ]}
      error={fieldError(asignar.error, `${name}Id`)}
      onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
    />
  );
  const rest = people.filter(({ id }) => !impedidas.some((one) => one.id === id));
  return (
    <Form
      isDirty={isDated || values.departamento !== ''}
      isBusy={asignar.isPending}
      error={impedidas.length > 0 ? null : asignar.error}
      save={t('personas.varias.guardar', { count: people.length })}
      nothing={t('personas.varias.nada')}
      onSave={() => send(people.map(({ id }) => id))}
    >
      <p className={parts.note}>
        {names.slice(0, hidden > 0 ? NAMED : names.length).join(', ')}
        {hidden > 0 && ` ${t('personas.varias.y-mas', { count: hidden })}`}
      </p>
      {impedidas.length > 0 && (
        <div className={parts.problem} role="alert">
          <p>{t('personas.varias.nadie', { count: impedidas.length })}</p>
          <ul className={parts.reasons}>
            {impedidas.slice(0, LISTED).map(({ id, nombre, motivo }) => (
              <li key={id}>
                <b>{nombre}</b>: {t(`personas.varias.motivos.${motivo}`)}
              </li>
            ))}
            {impedidas.length > LISTED && <li>{t('personas.varias.y-mas', { count: impedidas.length - LISTED })}</li>}
          </ul>
          {rest.length > 0 && (
            <Button
              variant="default"
              onClick={() => {
                chosen.drop(impedidas.map(({ id }) => id));
                send(rest.map(({ id }) => id));
              }}
            >
              {t('personas.varias.sin-ellas', { count: rest.length })}
            </Button>
          )}
        </div>
      )}
      {choice('horario', data?.horarios)}
      {choice('centro', data?.centros)}
      {isDated && (
        <DayInput
          label={t('personas.campos.desde')}
          description={t('personas.cambio.nota')}
          value={desde}
          aria-required
          error={fieldError(asignar.error, 'contrato.desde')}
          onChange={setDay}
        />
      )}
      {choice('departamento', data?.departamentos, [{ value: NONE, label: t('personas.varias.sin-departamento') }])}
    </Form>
  );
}
