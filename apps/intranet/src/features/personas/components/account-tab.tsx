import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { entradaRoles, personas } from '@jornada/contract/personas/calls.ts';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import type { RolPersona } from '@jornada/domain/personas/index.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Actions } from '@jornada/web/form/problem.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { MailNote, useSendsMail } from '../../../shared/mail-note.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { useInvitar } from '../model/use-invitar.ts';
import { DEVICE_ICONS } from './person-row.tsx';
import type { TabProps } from './tab-props.ts';
import { RoleChecks } from './role-checks.tsx';
import { SecondStep } from './second-step.tsx';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';

/** A person's roles, their account with its second step, and their sessions. */
export function AccountTab(props: TabProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { sesiones, puede } = props.persona;
  return (
    <>
      {puede.cambiarRoles && <Roles {...props} />}
      <Account {...props} />
      <SecondStep {...props} />
      <Section title={t('personas.sesiones.titulo')}>
        {sesiones.length === 0 && <p>{t('personas.sesiones.ninguna')}</p>}
        <Rows padded>
          {sesiones.map(({ forma, navegador, sistema, ultimoUso }) => (
            <Line
              key={ultimoUso}
              lead={<Glyph of={DEVICE_ICONS[forma]} />}
              end={`${format.date(format.dayOf(ultimoUso), 'day')}, ${format.hour(ultimoUso)}`}
            >
              {[navegador, sistema].filter(Boolean).join(' · ') || t('personas.sesiones.aparato')}
            </Line>
          ))}
        </Rows>
      </Section>
    </>
  );
}

function Roles({ persona: { id, version, roles } }: TabProps) {
  const { t } = useTranslation();
  const form = useContractForm(personas.cambiarRoles, {
    schema: entradaRoles,
    which: { id, version },
    initial: { roles: roles.toSorted() },
    draft: `persona.${id}.roles`,
    notice: t('gestion.guardado'),
  });
  const { value, error, set } = form.field<RolPersona[]>('roles');
  return (
    <Form of={form} save={t('gestion.guardar')} isAside>
      <RoleChecks roles={value} error={error} onChange={(next) => set(next.toSorted())} />
    </Form>
  );
}

function Account({ persona, onReload }: TabProps) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const format = useFormat();
  const { id, version, email, cuenta, invitada, puede } = persona;
  const said = () => notices.show(t('gestion.guardado'));
  const invite = useInvitar();
  const suspend = useSend(personas.suspender, { onSuccess: said });
  const reactivate = useSend(personas.reactivar, { onSuccess: said });
  const withdraw = useSend(personas.retirarInvitacion, { onSuccess: said });
  const sendsMail = useSendsMail();
  const canEnterByPaper = (cuenta === 'sin-acceso' || cuenta === 'invitada') && (email === '' || !sendsMail);
  const note =
    invitada === null || cuenta === 'activa'
      ? undefined
      : t(email === '' ? 'personas.hojas.entregada' : 'personas.cuenta.invitada', { dia: format.date(format.dayOf(invitada), 'numeric') });
  return (
    <Section title={`${t('personas.campos.cuenta')}: ${t(`personas.cuentas.${cuenta}`)}`} note={note}>
      {cuenta === 'invitada' && email !== '' && <MailNote />}
      <Actions error={invite.error ?? reactivate.error} onReload={onReload}>
        {canEnterByPaper && (
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/personas/hojas" search={{ persona: id }} />}>
            {t('personas.hojas.ir')}
          </Button>
        )}
        {email !== '' && (cuenta === 'sin-acceso' || cuenta === 'invitada') && (
          <Button variant="default" loading={invite.isPending} onClick={() => invite.mutate({ id, version })}>
            {t(cuenta === 'invitada' ? 'personas.cuenta.otra-vez' : 'personas.cuenta.invitar')}
          </Button>
        )}
        {cuenta === 'invitada' && (
          <Ask
            opener={t('personas.hojas.retirar')}
            question={t('personas.hojas.retirar-pregunta')}
            yes={t('personas.hojas.retirar')}
            isBusy={withdraw.isPending}
            error={withdraw.error}
            onReload={onReload}
            onYes={() => withdraw.mutate({ id, version })}
          />
        )}
        {cuenta === 'suspendida' && (
          <Button variant="default" loading={reactivate.isPending} onClick={() => reactivate.mutate({ id, version })}>
            {t('personas.cuenta.reactivar')}
          </Button>
        )}
        {puede.suspender && cuenta !== 'suspendida' && (
          <Ask
            opener={t('personas.cuenta.suspender')}
            question={t('personas.cuenta.pregunta')}
            yes={t('personas.cuenta.suspender')}
            isBad
            isBusy={suspend.isPending}
            error={suspend.error}
            onReload={onReload}
            onYes={() => suspend.mutate({ id, version, motivo: '' })}
          />
        )}
      </Actions>
    </Section>
  );
}
