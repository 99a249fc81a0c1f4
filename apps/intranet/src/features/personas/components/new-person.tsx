import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { personas, type PersonaFicha } from '@jornada/contract';
import { cuentaDesde, type RolPersona } from '@jornada/domain/personas/index.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { Form } from '../../../platform/form.tsx';
import { useSendsMail } from '../../../platform/mail-note.tsx';
import { SwitchRow } from '../../../platform/parts.tsx';
import { useMissing } from '../../../platform/use-missing.ts';
import { useCambio, useOpciones } from '../api.ts';
import { ContractFields, contractOf, NO_CONTRACT, withOnly } from './contract-fields.tsx';
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
  return (
    <TaskAside
      key={made ? 'made' : 'new'}
      title={made ? t('personas.nueva.hecha', { nombre: made.nombre }) : t('personas.nueva.titulo')}
      onClose={onClose}
    >
      {made ? (
        <MadePerson persona={made} onChange={setMade} onAnother={() => setMade(null)} />
      ) : (
        <NewForm contrato={contrato} onContract={setContrato} onMade={setMade} />
      )}
    </TaskAside>
  );
}

type FormProps = {
  contrato: typeof NO_CONTRACT;
  onContract: (contrato: typeof NO_CONTRACT) => void;
  onMade: (ficha: PersonaFicha) => void;
};

/** Who they are, what they may do, from when on, where and on what schedule, and whether they are invited at once. */
function NewForm({ contrato, onContract, onMade }: FormProps) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { data } = useOpciones();
  const [datos, setDatos] = useState(NO_DATA);
  const [roles, setRoles] = useState<RolPersona[]>(['empleado']);
  const [invitar, setInvitar] = useState(true);
  const shown = withOnly({ ...contrato, desde: contrato.desde || (data?.hoy ?? '') }, data);
  const sendsMail = useSendsMail();
  // Follows the day of hire until somebody says otherwise.
  const [counts, setCounts] = useState('');
  const desde = (counts >= shown.desde && counts) || (data && shown.desde ? cuentaDesde({ alta: shown.desde, hoy: data.hoy }) : '');
  const crear = useCambio(personas.crear, (ficha) => {
    notices.show(
      t(ficha.invitada === null ? 'personas.nueva.creada' : sendsMail ? 'personas.nueva.invitada' : 'personas.nueva.espera', {
        nombre: ficha.nombre,
      }),
    );
    onMade(ficha);
  });
  const isLater = desde > shown.desde;
  const missing = useMissing();
  const isKiosk = roles.includes('quiosco');
  const isInviting = invitar && datos.email !== '';
  const needed = isKiosk ? neededOf(datos) : [...neededOf(datos), ...Object.values(shown)];
  return (
    <Form
      isDirty={datos !== NO_DATA}
      isBusy={crear.isPending}
      error={crear.error}
      save={t(isInviting ? 'personas.nueva.crear-invitar' : 'personas.nueva.crear')}
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
      <DataFields datos={datos} error={crear.error} missing={missing.at} onChange={setDatos} />
      {!isKiosk && (
        <>
          <ContractFields
            contrato={shown}
            label={t('personas.campos.alta')}
            field="alta"
            error={crear.error}
            missing={missing.at}
            onChange={onContract}
          />
          <DayInput
            isKept
            label={t('personas.nueva.cuenta-desde')}
            description={isLater ? t('personas.nueva.cuenta-nota') : undefined}
            value={desde}
            error={fieldError(crear.error, 'desde')}
            onChange={setCounts}
          />
          {isLater && (
            <Button variant="default" onClick={() => setCounts(shown.desde)}>
              {t('personas.nueva.cuenta-desde-alta')}
            </Button>
          )}
        </>
      )}
      <RoleChecks roles={roles} error={fieldError(crear.error, 'roles')} onChange={setRoles} />
      <SwitchRow label={t('personas.nueva.invitar')} note={t('personas.nueva.invitar-nota')} checked={invitar} onChange={setInvitar} />
    </Form>
  );
}
