import { useTranslation } from 'react-i18next';
import { accesoIntranet, CLAIMS, COMPARAR_CON, entradaProveedor, type ProveedorVista } from '@jornada/contract/acceso-intranet.ts';
import type { Proveedor } from '@jornada/contract/acceso.ts';
import { PasswordField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Section } from '@jornada/web/list/section.tsx';
import { domainsOf, issuerOf } from '../model/issuer.ts';
import { IssuerTest } from './issuer-test.tsx';

/** The domains as text, and the typed secret. */
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

/** The settings for one identity provider. The secret is never shown again. If it is left empty, the stored one stays. */
export function ProviderForm({ proveedor, vista }: { proveedor: Proveedor; vista: ProveedorVista | null }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const form = useContractForm(accesoIntranet.guardar, {
    schema: entradaProveedor,
    which: { proveedor },
    initial: vista ? fieldsOf(vista) : newFields(proveedor),
    input: ({ secreto, dominios, emisor, ...same }) => ({
      ...same,
      emisor: issuerOf(proveedor, emisor),
      dominios: domainsOf(dominios),
      ...(secreto ? { secreto } : {}),
    }),
    draft: `acceso.${proveedor}`,
    secret: ['secreto'],
    notice: t('gestion.guardado'),
  });
  const remove = useSend(accesoIntranet.borrar);
  const emisor = issuerOf(proveedor, form.values.emisor);
  const isReady = (): boolean => {
    if (emisor === '') form.refuse({ emisor: t('validacion.obligatorio') });
    return emisor !== '';
  };
  return (
    <>
      <Form of={form} save={t('gestion.guardar')} beside={<IssuerTest proveedor={proveedor} emisor={emisor} isReady={isReady} />}>
        <TextField of={form} name="nombre" label={t('acceso.nombre')} description={t('acceso.nombre-nota')} />
        <TextField
          of={form}
          name="emisor"
          label={t(proveedor === '365' ? 'acceso.inquilino' : 'acceso.emisor')}
          description={t(proveedor === '365' ? 'acceso.inquilino-nota' : 'acceso.emisor-nota')}
          inputMode="url"
          autoCapitalize="none"
          onBlur={() => form.put({ emisor })}
        />
        <TextField of={form} name="clienteId" label={t('acceso.cliente')} autoCapitalize="none" />
        <PasswordField
          of={form}
          name="secreto"
          label={t('acceso.secreto')}
          description={vista?.tieneSecreto ? t('acceso.secreto-guardado') : undefined}
          autoComplete="new-password"
        />
        <TextField of={form} name="dominios" label={t('acceso.dominios')} description={t('acceso.dominios-nota')} autoCapitalize="none" />
        <SelectField
          of={form}
          name="claim"
          label={t('acceso.claim')}
          description={t('acceso.claim-nota')}
          options={CLAIMS.map((value) => ({ value, label: value }))}
        />
        <SelectField
          of={form}
          name="compararCon"
          label={t('acceso.comparar')}
          options={COMPARAR_CON.map((value) => ({ value, label: t(`acceso.comparar-con.${value}`) }))}
        />
        <SwitchField of={form} name="activo" label={t('acceso.activo')} note={t('acceso.activo-nota')} />
        <SwitchField of={form} name="permiteContrasena" label={t('acceso.contrasena')} note={t('acceso.contrasena-nota')} />
      </Form>
      {vista && (
        <Section title={t('acceso.quitar')} note={t('acceso.quitar-nota')}>
          <Ask
            opener={t('acceso.quitar')}
            question={t('acceso.quitar-pregunta', { nombre: vista.nombre })}
            yes={t('acceso.quitar')}
            isBad
            isBusy={remove.isPending}
            error={remove.error}
            onYes={() => remove.mutate({ proveedor }, { onSuccess: () => notices.show(t('acceso.quitado')) })}
          />
        </Section>
      )}
    </>
  );
}
