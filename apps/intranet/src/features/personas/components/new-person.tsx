import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { personas, type PersonaFicha } from '@jornada/contract';
import { cuentaDesde, ROLES_PERSONA } from '@jornada/domain/personas/index.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useDraft } from '@jornada/web/use-draft.ts';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { Form } from '../../../shared/form.tsx';
import { useSendsMail } from '../../../shared/mail-note.tsx';
import { useMissing } from '../../../shared/use-missing.ts';
import { useCambio, useOpciones } from '../api.ts';
import { ContractFields, contractOf, NO_CONTRACT, withOnly, type Contrato } from './contract-fields.tsx';
import { DataFields, fieldError, neededOf, NO_DATA, payloadOf } from './data-fields.tsx';
import { MadePerson } from './made-person.tsx';
import { RoleChecks } from './role-checks.tsx';
import { TaskAside } from './task-aside.tsx';

/** A new person, and once they are made what may come next. */
export function NewPerson({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [made, setMade] = useState<PersonaFicha | null>(null);
  // What is the same for several of them stays for the next one.
  const [contrato, setContrato] = useState(NO_CONTRACT);
  const [round, setRound] = useState(0);
  return (
    <TaskAside
      key={made ? 'made' : round}
      title={made ? t('personas.nueva.hecha', { nombre: made.nombre }) : t('personas.nueva.titulo')}
      onClose={onClose}
    >
      {made ? (
        <MadePerson persona={made} onChange={setMade} onAnother={() => setMade(null)} />
      ) : (
        <NewForm
          contrato={contrato}
          onMade={(ficha, same) => {
            setContrato(same);
            setMade(ficha);
          }}
          onClear={() => setRound(round + 1)}
        />
      )}
    </TaskAside>
  );
}

type FormProps = {
  /** What the fields of the contract begin with. */
  contrato: Contrato;
  onMade: (ficha: PersonaFicha, contrato: Contrato) => void;
  /** All was given up: the form begins anew. */
  onClear: () => void;
};

const ROLES = 'empleado';
const YES = 'si';

/** Who they are, what they may do, from when on, where and on what schedule, and whether they are invited at once. What was typed is still there when somebody goes elsewhere and comes back. */
function NewForm({ contrato, onMade, onClear }: FormProps) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { data } = useOpciones();
  const { fields, change, forget, isDirty } = useDraft('persona-nueva', {
    ...NO_DATA,
    ...contrato,
    // Follows the day of hire until somebody says otherwise.
    cuenta: '',
    roles: ROLES,
    invitar: YES,
  });
  const { desde: alta, centro, horario, cuenta, roles: given, invitar, ...datos } = fields;
  const roles = ROLES_PERSONA.filter((rol) => given.split(' ').includes(rol));
  const shown = withOnly({ desde: alta || (data?.hoy ?? ''), centro, horario }, data);
  const sendsMail = useSendsMail();
  const desde = (cuenta >= shown.desde && cuenta) || (data && shown.desde ? cuentaDesde({ alta: shown.desde, hoy: data.hoy }) : '');
  const crear = useCambio(personas.crear, (ficha) => {
    notices.show(
      t(ficha.invitada === null ? 'personas.nueva.creada' : sendsMail ? 'personas.nueva.invitada' : 'personas.nueva.espera', {
        nombre: ficha.nombre,
      }),
    );
    forget();
    onMade(ficha, { desde: alta, centro, horario });
  });
  const isLater = desde > shown.desde;
  const missing = useMissing();
  const isKiosk = roles.includes('quiosco');
  const isInviting = invitar === YES && datos.email !== '';
  const needed = isKiosk ? neededOf(datos) : [...neededOf(datos), ...Object.values(shown)];
  return (
    <Form
      isDirty={isDirty}
      isBusy={crear.isPending}
      error={crear.error}
      save={t(isInviting ? 'personas.nueva.crear-invitar' : 'personas.nueva.crear')}
      beside={
        isDirty && (
          <Button
            variant="default"
            onClick={() => {
              forget();
              onClear();
            }}
          >
            {t('personas.nueva.vaciar')}
          </Button>
        )
      }
      onSave={() =>
        missing.isComplete(...needed) &&
        crear.mutate({
          ...payloadOf(datos),
          ...contractOf(shown),
          alta: shown.desde,
          ...(desde && !isKiosk && { desde }),
          roles,
          invitar: isInviting,
        })
      }
    >
      <DataFields datos={datos} error={crear.error} missing={missing.at} onChange={change} />
      {!isKiosk && (
        <>
          <ContractFields
            contrato={shown}
            label={t('personas.campos.alta')}
            field="alta"
            error={crear.error}
            missing={missing.at}
            onChange={change}
          />
          <DayInput
            isKept
            label={t('personas.nueva.cuenta-desde')}
            description={isLater ? t('personas.nueva.cuenta-nota') : undefined}
            value={desde}
            error={fieldError(crear.error, 'desde')}
            onChange={(day) => change({ cuenta: day })}
          />
          {isLater && (
            <Button variant="default" onClick={() => change({ cuenta: shown.desde })}>
              {t('personas.nueva.cuenta-desde-alta')}
            </Button>
          )}
        </>
      )}
      <RoleChecks roles={roles} error={fieldError(crear.error, 'roles')} onChange={(next) => change({ roles: next.join(' ') })} />
      <SwitchRow
        label={t('personas.nueva.invitar')}
        note={t('personas.nueva.invitar-nota')}
        checked={invitar === YES}
        onChange={(isOn) => change({ invitar: isOn ? YES : '' })}
      />
    </Form>
  );
}
