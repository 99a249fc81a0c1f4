import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { accesoIntranet, CLAIMS, COMPARAR_CON, type Proveedor, type ProveedorVista } from '@jornada/contract';
import { useWebServices } from '@jornada/web/services.tsx';
import { Ask } from '../../../shared/ask.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Form } from '../../../shared/form.tsx';
import { useMissing } from '../../../shared/use-missing.ts';
import { Section, SwitchRow } from '../../../shared/parts.tsx';
import { domainsOf, issuerOf } from '../model/issuer.ts';
import { IssuerTest } from './issuer-test.tsx';

/** The domains as text, and the secret that is typed. */
type Fields = Omit<ProveedorVista, 'proveedor' | 'tieneSecreto' | 'dominios'> & { dominios: string; secreto: string };

const newFields = (proveedor: Proveedor): Fields => ({
  nombre: proveedor === '365' ? 'Microsoft 365' : '',
  emisor: '',
  clienteId: '',
  dominios: '',
  claim: proveedor === '365' ? 'upn' : 'email',
  compararCon: 'correo',
  activo: true,
  permiteContrasena: true,
  secreto: '',
});

const fieldsOf = ({ proveedor: _which, tieneSecreto: _kept, dominios, ...rest }: ProveedorVista): Fields => ({
  ...rest,
  dominios: dominios.join(', '),
  secreto: '',
});

/** How people sign in at one identity provider. The secret is never shown again; left empty, the one that is kept stays. */
export function ProviderForm({ proveedor, vista }: { proveedor: Proveedor; vista: ProveedorVista | null }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const [start] = useState(() => (vista ? fieldsOf(vista) : newFields(proveedor)));
  const [fields, setFields] = useState(start);
  const set = (part: Partial<Fields>) => setFields((before) => ({ ...before, ...part }));
  const guardar = useSend(accesoIntranet.guardar);
  const borrar = useSend(accesoIntranet.borrar);
  const emisor = issuerOf(proveedor, fields.emisor);
  const missing = useMissing();
  const isChanged = JSON.stringify(fields) !== JSON.stringify(start);
  const save = () => {
    if (!missing.isComplete(fields.nombre, fields.emisor, fields.clienteId)) return;
    const { nombre, clienteId, dominios, claim, compararCon, activo, permiteContrasena, secreto } = fields;
    guardar.mutate(
      {
        proveedor,
        nombre,
        emisor,
        clienteId,
        claim,
        compararCon,
        activo,
        permiteContrasena,
        dominios: domainsOf(dominios),
        ...(secreto ? { secreto } : {}),
      },
      { onSuccess: () => notices.show(t('gestion.guardado')) },
    );
  };
  return (
    <>
      <Form
        isDirty={isChanged}
        isBusy={guardar.isPending}
        error={guardar.error}
        save={t('gestion.guardar')}
        beside={<IssuerTest proveedor={proveedor} emisor={emisor} isReady={() => missing.isComplete(emisor)} />}
        onSave={save}
      >
        <TextInput
          label={t('acceso.nombre')}
          description={t('acceso.nombre-nota')}
          value={fields.nombre}
          maxLength={60}
          aria-required
          error={missing.at(fields.nombre)}
          onChange={(event) => set({ nombre: event.currentTarget.value })}
        />
        <TextInput
          label={t(proveedor === '365' ? 'acceso.inquilino' : 'acceso.emisor')}
          description={t(proveedor === '365' ? 'acceso.inquilino-nota' : 'acceso.emisor-nota')}
          value={fields.emisor}
          maxLength={500}
          inputMode="url"
          autoCapitalize="none"
          aria-required
          error={missing.at(fields.emisor)}
          onChange={(event) => set({ emisor: event.currentTarget.value })}
          onBlur={() => set({ emisor })}
        />
        <TextInput
          label={t('acceso.cliente')}
          value={fields.clienteId}
          maxLength={200}
          autoCapitalize="none"
          aria-required
          error={missing.at(fields.clienteId)}
          onChange={(event) => set({ clienteId: event.currentTarget.value })}
        />
        <PasswordInput
          label={t('acceso.secreto')}
          description={vista?.tieneSecreto ? t('acceso.secreto-guardado') : undefined}
          value={fields.secreto}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => set({ secreto: event.currentTarget.value })}
        />
        <TextInput
          label={t('acceso.dominios')}
          description={t('acceso.dominios-nota')}
          value={fields.dominios}
          autoCapitalize="none"
          onChange={(event) => set({ dominios: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('acceso.claim')}
          description={t('acceso.claim-nota')}
          value={fields.claim}
          data={[...CLAIMS]}
          onChange={(event) => set({ claim: CLAIMS.find((one) => one === event.currentTarget.value) ?? 'sub' })}
        />
        <NativeSelect
          label={t('acceso.comparar')}
          value={fields.compararCon}
          data={COMPARAR_CON.map((value) => ({ value, label: t(`acceso.comparar-con.${value}`) }))}
          onChange={(event) => set({ compararCon: COMPARAR_CON.find((one) => one === event.currentTarget.value) ?? 'correo' })}
        />
        <SwitchRow
          label={t('acceso.activo')}
          note={t('acceso.activo-nota')}
          checked={fields.activo}
          onChange={(activo) => set({ activo })}
        />
        <SwitchRow
          label={t('acceso.contrasena')}
          note={t('acceso.contrasena-nota')}
          checked={fields.permiteContrasena}
          onChange={(permiteContrasena) => set({ permiteContrasena })}
        />
      </Form>
      {vista && (
        <Section title={t('acceso.quitar')} note={t('acceso.quitar-nota')}>
          <Ask
            opener={t('acceso.quitar')}
            question={t('acceso.quitar-pregunta', { nombre: vista.nombre })}
            yes={t('acceso.quitar')}
            isBad
            isBusy={borrar.isPending}
            error={borrar.error}
            onYes={() => borrar.mutate({ proveedor }, { onSuccess: () => notices.show(t('acceso.quitado')) })}
          />
        </Section>
      )}
    </>
  );
}
