import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import { personas, type PersonaFicha } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { Form } from '../../../platform/form.tsx';
import { SwitchRow } from '../../../platform/parts.tsx';
import { useCambio, useOpciones } from '../api.ts';
import { ContractFields, contractOf, type Contrato } from './contract-fields.tsx';
import { DataFields, NO_DATA, payloadOf } from './data-fields.tsx';
import classes from '../personas.module.css';

type Props = { onClose: () => void; onMade: (ficha: PersonaFicha) => void };

/** A new person: who they are, from when on, where and on what schedule, and whether they are invited at once. */
export function NewPerson({ onClose, onMade }: Props) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { data } = useOpciones();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [datos, setDatos] = useState(NO_DATA);
  const [contrato, setContrato] = useState<Contrato>({ desde: '', centro: '', horario: '' });
  const [invitar, setInvitar] = useState(true);
  const alta = contrato.desde || (data?.hoy ?? '');
  const crear = useCambio(personas.crear, (ficha) => {
    notices.show(t(ficha.invitada === null ? 'personas.nueva.creada' : 'personas.nueva.invitada', { nombre: ficha.nombre }));
    onMade(ficha);
  });
  const isInviting = invitar && datos.email !== '';
  return (
    <section className={classes.aside} aria-label={t('personas.nueva.titulo')}>
      <header className={classes.personHead}>
        <div className={classes.who}>
          <h2 ref={heading} tabIndex={-1}>
            {t('personas.nueva.titulo')}
          </h2>
        </div>
        <ActionIcon variant="subtle" size="2.75rem" onClick={onClose} aria-label={t('gestion.cerrar-ficha')}>
          <Glyph of={IconX} size="lg" />
        </ActionIcon>
      </header>
      <Form
        isDirty={datos !== NO_DATA}
        isBusy={crear.isPending}
        error={crear.error}
        save={t(isInviting ? 'personas.nueva.crear-invitar' : 'personas.nueva.crear')}
        onSave={() => crear.mutate({ ...payloadOf(datos), ...contractOf(contrato), alta, roles: ['empleado'], invitar: isInviting })}
      >
        <DataFields datos={datos} error={crear.error} onChange={setDatos} />
        <ContractFields
          contrato={{ ...contrato, desde: alta }}
          label={t('personas.campos.alta')}
          field="alta"
          error={crear.error}
          onChange={setContrato}
        />
        <SwitchRow label={t('personas.nueva.invitar')} note={t('personas.nueva.invitar-nota')} checked={invitar} onChange={setInvitar} />
      </Form>
    </section>
  );
}
