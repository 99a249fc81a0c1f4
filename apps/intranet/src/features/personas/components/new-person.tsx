import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { PersonaFicha } from '@jornada/contract';
import { entradaPersonaNueva, personas } from '@jornada/contract/personas/calls.ts';
import { cuentaDesde, lastAlta, type RolPersona } from '@jornada/domain/personas/index.ts';
import { DayField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { useSendsMail } from '../../../shared/mail-note.tsx';
import { useOpciones } from '../api.ts';
import { ContractFields, onlyOf, placeOf, type Puesto } from './contract-fields.tsx';
import { DataFields, NO_DATA } from './data-fields.tsx';
import { MadePerson } from './made-person.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { RoleChecks } from './role-checks.tsx';

/** Values that are often the same for several people. */
type Same = Puesto & { alta: string };

/** The form for a new person, and the next steps after they are made. */
export function NewPerson({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [made, setMade] = useState<PersonaFicha | null>(null);
  // These values are kept for the next person.
  const [same, setSame] = useState<Same | null>(null);
  const options = useOpciones();
  return (
    <Aside
      key={made ? 'made' : 'form'}
      title={made ? t('personas.nueva.hecha', { nombre: made.nombre }) : t('personas.nueva.titulo')}
      onClose={onClose}
    >
      {made ? (
        <MadePerson persona={made} onChange={setMade} onAnother={() => setMade(null)} />
      ) : (
        // What is proposed is known first: a form does not change under the hands of somebody who types.
        <Loaded query={options}>
          {(data) => (
            <NewForm
              hoy={data.hoy}
              same={same ?? { alta: data.hoy, ...onlyOf(data) }}
              onMade={(ficha, kept) => {
                setSame(kept);
                setMade(ficha);
              }}
            />
          )}
        </Loaded>
      )}
    </Aside>
  );
}

type FormProps = {
  /** Today's date in the company's zone. */
  hoy: string;
  /** The first values of the contract's fields. */
  same: Same;
  onMade: (ficha: PersonaFicha, same: Same) => void;
};

/** The data of a new person: name, roles, first day, centre, schedule, and whether to invite them now. */
function NewForm({ hoy, same, onMade }: FormProps) {
  const { t } = useTranslation();
  const sendsMail = useSendsMail();
  const isKiosk = ({ roles }: { roles: readonly RolPersona[] }): boolean => roles.includes('quiosco');
  const invites = ({ invitar, email }: { invitar: boolean; email: string }): boolean => invitar && email !== '';
  /** The first day of the schedule: the day of hire, until another one is chosen. */
  const startOf = ({ alta, desde }: { alta: string; desde: string }): string =>
    (desde >= alta && desde) || (alta && cuentaDesde({ alta, hoy }));
  const form = useContractForm(personas.crear, {
    schema: entradaPersonaNueva,
    initial: { ...NO_DATA, ...same, desde: '', roles: ['empleado'] as RolPersona[], invitar: true },
    input: (values) => {
      const desde = startOf(values);
      const { desde: _typed, ...rest } = values;
      const common = { ...rest, invitar: invites(values) };
      // A kiosk has no contract, so those fields are ignored.
      return isKiosk(values)
        ? { ...common, centroId: values.centroId ?? 0, horarioId: values.horarioId ?? 0 }
        : { ...common, ...placeOf(values), ...(desde && { desde }) };
    },
    draft: 'persona-nueva',
    notice: ({ invitada, nombre }) =>
      t(invitada === null ? 'personas.nueva.creada' : sendsMail ? 'personas.nueva.invitada' : 'personas.nueva.espera', { nombre }),
    onSaved: (ficha, { alta, centroId, horarioId }) => onMade(ficha, { alta, centroId, horarioId }),
  });
  const { values, put } = form;
  const desde = startOf(values);
  const isLater = desde > values.alta;
  return (
    <Form
      of={form}
      save={t(invites(values) ? 'personas.nueva.crear-invitar' : 'personas.nueva.crear')}
      discard={t('personas.nueva.vaciar')}
    >
      <DataFields of={form} />
      {!isKiosk(values) && (
        <>
          <DayField of={form} name="alta" toward="nearest" label={t('personas.campos.alta')} max={lastAlta(hoy)} />
          <ContractFields of={form} />
          <DayInput
            isKept
            label={t('personas.nueva.cuenta-desde')}
            description={isLater ? t('personas.nueva.cuenta-nota') : undefined}
            value={desde}
            error={form.field<string>('desde').error}
            onChange={(day) => put({ desde: day })}
          />
          {isLater && (
            <Button variant="default" onClick={() => put({ desde: values.alta })}>
              {t('personas.nueva.cuenta-desde-alta')}
            </Button>
          )}
        </>
      )}
      <RoleChecks roles={values.roles} error={form.field<RolPersona[]>('roles').error} onChange={(roles) => put({ roles })} />
      <SwitchField of={form} name="invitar" label={t('personas.nueva.invitar')} note={t('personas.nueva.invitar-nota')} />
    </Form>
  );
}
