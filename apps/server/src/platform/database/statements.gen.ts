// What PostgreSQL says of the statements that the modules name. Written by `npm run db-types`.

export interface Statements {
  'acceso/attempts.ACABAR': {
    parameters: readonly [string | null, Uint8Array | null, string | null, string | null, string | null, readonly (string | null)[] | null];
    row: {
      codigo: string | null;
      entidadId: number;
      sesionId: string | null;
      recordada: boolean;
      usuarioId: number | null;
      sujeto: string | null;
      token: Buffer | null;
      segundoPaso: boolean;
    };
  };
  'acceso/attempts.CANJEAR': {
    parameters: readonly [Uint8Array | null, Uint8Array | null, string | null];
    row: {
      idLogin: string;
      entidadId: number;
      proveedor: '365' | 'sso';
      userName: string;
      recordada: boolean;
      origen: string;
      secretos: Buffer;
    };
  };
  'acceso/attempts.CREAR': {
    parameters: { idLogin: string; navegador: Uint8Array; estado: Uint8Array; entidadId: number; proveedor: string; userName: string; recordada: boolean; origen: string; secretos: Uint8Array; creado: string; sesionId: string | null };
    row: {
      id_login: string;
    };
  };
  'acceso/attempts.FALLIDO': {
    parameters: readonly [string | null, string | null];
    row: {};
  };
  'acceso/attempts.LIMPIAR': {
    parameters: readonly [string | null];
    row: {};
  };
  'acceso/attempts.LISTO': {
    parameters: readonly [string | null, number | null, string | null, Uint8Array | null, boolean];
    row: {};
  };
  'acceso/attempts.MIRAR': {
    parameters: readonly [string | null, Uint8Array | null, string | null, string | null, string | null];
    row: {
      fase: 'abierto' | 'canje' | 'listo' | 'fallido';
    };
  };
  'acceso/attempts.POR_ESTADO': {
    parameters: readonly [Uint8Array | null, string | null];
    row: {
      idLogin: string;
      navegador: Buffer;
      secretos: Buffer;
    };
  };
  'acceso/attempts.REABRIR': {
    parameters: readonly [string | null, Uint8Array, Uint8Array];
    row: {
      id_login: string;
    };
  };
  'acceso/people.POR_CORREO': {
    parameters: readonly [number | null, string | null];
    row: {
      usuarioId: number;
      userName: string;
      nombre: string;
      email: string;
      idioma: 'es' | 'en' | 'pt' | 'de';
      esQuiosco: boolean;
      roles: string[];
      revision: number;
    };
  };
  'acceso/people.POR_ID': {
    parameters: readonly [number | null, number | null];
    row: {
      usuarioId: number;
      userName: string;
      nombre: string;
      email: string;
      idioma: 'es' | 'en' | 'pt' | 'de';
      esQuiosco: boolean;
      roles: string[];
      revision: number;
    };
  };
  'acceso/people.POR_NOMBRE': {
    parameters: readonly [number | null, string | null];
    row: {
      usuarioId: number;
      userName: string;
      nombre: string;
      email: string;
      idioma: 'es' | 'en' | 'pt' | 'de';
      esQuiosco: boolean;
      roles: string[];
      revision: number;
    };
  };
  'agenda.CREADA': {
    parameters: readonly [number | null, number | null];
    row: {
      creada: string;
    };
  };
  'agenda.DE_HUELLA': {
    parameters: readonly [number | null, Uint8Array | null, string | null];
    row: {
      usuarioId: number;
      creada: string;
      dicho: unknown;
      roles: string[];
      idioma: 'es' | 'en' | 'pt' | 'de' | null;
      revision: number;
    };
  };
  'agenda.DICHO': {
    parameters: readonly [number | null, number | null, string];
    row: {};
  };
  'agenda.ESCRITOS': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      fecha: string;
      momento: string;
    };
  };
  'agenda.GUARDAR': {
    parameters: readonly [number, number, Uint8Array, string];
    row: {};
  };
  'agenda.QUITAR': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'auditoria.APUNTAR': {
    parameters: { entidadId: number; momento: string; autorId: number; porId: number | null; accion: string; sobre: string; sobreId: number | null; datos: string; direccion: string; sesionId: string | null };
    row: {};
  };
  'auditoria/reads.ULTIMO': {
    parameters: readonly [number | null, string | null, number | null];
    row: {
      autor: string;
    };
  };
  'ausencias/people.PERSONAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null, string | null, boolean | null, number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      nombre: string;
      departamento: string | null;
      asignaciones: ({ desde: string; horarioId: number | null; centroId: number | null })[];
      sueltos: unknown;
      faltas: ({ desde: string; hasta: string; aprobada: boolean; minutos: number | null; mitad: 'manana' | 'tarde' | null; inicio: string | null; solicitudId: number | null; abre: boolean | null })[];
    };
  };
  'auth.BLOQUEAR': {
    parameters: readonly [number | null, string | null, Uint8Array | null];
    row: {
      usuarioId: number;
      clase: 'normal' | 'recordada' | 'quiosco';
      caduca: string | null;
      revocada: boolean;
      activo: boolean;
      cierra: string | null;
      rotado: string;
      sello: Buffer;
      dispositivo: string;
      esActual: boolean | null;
      esAnterior: boolean;
      proveedor: '365' | 'sso' | null;
      sujeto: string | null;
      token: Buffer | null;
      turno: string | null;
    };
  };
  'auth.CIERRA': {
    parameters: readonly [number | null, number | null];
    row: {
      cierra: string | null;
    };
  };
  'auth.CREAR': {
    parameters: { entidadId: number; sesionId: string; usuarioId: number; clase: string; sello: Uint8Array; secreto: Uint8Array; ahora: string; caduca: string | null; dispositivo: string };
    row: {};
  };
  'auth.DEJAR': {
    parameters: readonly [number | null, string | null, number | null];
    row: {};
  };
  'auth.LEER': {
    parameters: readonly [number | null, string | null];
    row: {
      sesion: unknown;
    };
  };
  'auth.LEER_CON_PUNTO': {
    parameters: readonly [number | null, readonly (string | null)[] | null, readonly (number | null)[] | null];
    row: {
      sesion: unknown;
      punto: string | null;
    };
  };
  'auth.LISTAR': {
    parameters: readonly [number | null, number | null, string | null, number | null];
    row: {
      id: string;
      clase: 'normal' | 'recordada' | 'quiosco';
      dispositivo: string;
      creada: string;
      ultimoUso: string;
    };
  };
  'auth.NEW_ADDRESS': {
    parameters: readonly [number | null];
    row: {
      address: string | null;
    };
  };
  'auth.REEMITIR': {
    parameters: readonly [number | null, string | null, Uint8Array, string, string | null];
    row: {};
  };
  'auth.REVOCAR': {
    parameters: readonly [number | null, string | null, string | null];
    row: {};
  };
  'auth.REVOCAR_OTRAS': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      sesion_id: string;
    };
  };
  'auth.REVOCAR_TODAS': {
    parameters: readonly [number | null, number | null, string | null];
    row: {};
  };
  'auth.REVOCAR_UNA': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      sesion_id: string;
    };
  };
  'auth.ROTAR': {
    parameters: readonly [number | null, string | null, Uint8Array, string, string | null];
    row: {};
  };
  'auth.SIMULAR': {
    parameters: readonly [number | null, string | null, number | null];
    row: {};
  };
  'auth/company-sessions.LISTAR': {
    parameters: readonly [number | null, string | null, number | null, number | null];
    row: {
      id: string;
      clase: 'normal' | 'recordada' | 'quiosco';
      dispositivo: string;
      creada: string;
      ultimoUso: string;
    };
  };
  'auth/company-sessions.PERSONA': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'auth/company-sessions.REVOCAR': {
    parameters: readonly [number | null, string | null, string | null];
    row: {
      usuarioId: number;
    };
  };
  'auth/move.MOVER': {
    parameters: readonly [number | null, string | null, string, string, Uint8Array, Uint8Array, string];
    row: {
      sso: boolean;
    };
  };
  'auth/reads.PROVEEDOR': {
    parameters: readonly [number | null, string | null];
    row: {
      proveedor: '365' | 'sso';
    };
  };
  'auth/sso.ACORTAR': {
    parameters: readonly [number | null, string | null, string | null];
    row: {};
  };
  'auth/sso.CREAR': {
    parameters: readonly [number, string, string, string, Uint8Array | null];
    row: {};
  };
  'auth/sso.GUARDAR': {
    parameters: readonly [number | null, string | null, Uint8Array | null];
    row: {};
  };
  'auth/sso.TURNO': {
    parameters: readonly [number | null, string | null, string | null];
    row: {};
  };
  'bajas.CONFIRMAR': {
    parameters: readonly [number, number, string, number, number, string];
    row: {};
  };
  'bajas.DE_QUIEN': {
    parameters: readonly [number | null, number | null];
    row: {
      personaId: number;
      estado: 'borrador' | 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'anulacion-solicitada' | 'anulada' | 'pagada';
    };
  };
  'bajas.GUARDAR': {
    parameters: readonly [number, number, number, string, number | null, string | null, number | null];
    row: {};
  };
  'bajas.MARCAR': {
    parameters: readonly [number | null, number | null, boolean, string | null, string | null];
    row: {};
  };
  'bajas.PERSONAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (number | null)[] | null];
    row: {
      personaId: number;
      nombre: string;
      asignaciones: ({ desde: string; horarioId: number | null; centroId: number | null })[];
      bajas: ({ id: number; estado: 'borrador' | 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'anulacion-solicitada' | 'anulada' | 'pagada'; tipo: 'enfermedad-comun' | 'accidente-no-laboral' | 'accidente-trabajo' | 'enfermedad-profesional' | 'observacion' | 'menstruacion-incapacitante' | 'interrupcion-embarazo' | 'semana-39' | 'donacion-organos' | 'nacimiento' | 'riesgo-embarazo' | 'riesgo-lactancia'; desde: string; hasta: string | null; duracionDias: number | null; recaidaDe: number | null; pais: string; confirmaciones: ({ fecha: string; duracionDias: number; autor: string })[] })[];
    };
  };
  'bajas.TRAMOS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
    row: {
      cerrado: boolean;
      vacaciones: number;
    };
  };
  'bajas/list.LISTA': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      version: number;
      estado: 'borrador' | 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'anulacion-solicitada' | 'anulada' | 'pagada';
      personaId: number;
      persona: string;
      tipo: 'enfermedad-comun' | 'accidente-no-laboral' | 'accidente-trabajo' | 'enfermedad-profesional' | 'observacion' | 'menstruacion-incapacitante' | 'interrupcion-embarazo' | 'semana-39' | 'donacion-organos' | 'nacimiento' | 'riesgo-embarazo' | 'riesgo-lactancia';
      desde: string;
      hasta: string;
      alta: string | null;
      revision: string | null;
      esRecaida: boolean;
      conFicheros: boolean;
    };
  };
  'bajas/list.VENCIDAS': {
    parameters: readonly [number | null, string | null];
    row: {
      total: number;
    };
  };
  'bandeja.SEE': {
    parameters: readonly [number | null, number | null, string | null];
    row: {};
  };
  'bandeja/requests.DEL_DIA': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      id: number;
      ids: number[];
    };
  };
  'bandeja/requests.ESPERAN': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      id: number;
    };
  };
  'bandeja/requests.GUARDAR': {
    parameters: readonly [number, number, readonly (number | null)[]];
    row: {};
  };
  'bandeja/requests.PROPUESTAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      ids: number[];
      cerrado: boolean | null;
    };
  };
  'bolsa.BANCOS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      bolsa: unknown;
      asignaciones: ({ desde: string; horarioId: number | null; centroId: number | null })[];
    };
  };
  'cambio-turnos.CADUCADO': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      id: number;
    };
  };
  'cambio-turnos.CAMBIOS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      estado: 'borrador' | 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'anulacion-solicitada' | 'anulada' | 'pagada';
      version: number;
      creada: string;
      desde: string;
      hasta: string;
      personaId: number;
      autorId: number;
      comentario: string | null;
      turnoDesde: string | null;
      esperaDe: number | null;
      motivo: string | null;
      clase: 'regalo' | 'intercambio' | 'rueda';
      ofertaId: number | null;
      primero: string;
      caduca: string;
      caducada: boolean;
      esperaNombre: string | null;
      cesiones: ({ de: number; a: number; fecha: string; partes: unknown })[];
      companeros: ({ id: number | null; estado: 'futuro' | 'turno' | 'conforme' | 'rechazado' | 'saltado' })[];
    };
  };
  'cambio-turnos.CEDER': {
    parameters: readonly [number, number, string | null];
    row: {};
  };
  'cambio-turnos.DE_OFERTA': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      personaId: number;
    };
  };
  'cambio-turnos.DIAS': {
    parameters: readonly [number, number | null, string | null];
    row: {};
  };
  'cambio-turnos.GENTE': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
    };
  };
  'cambio-turnos.GUARDAR': {
    parameters: readonly [number, number, string, number | null, string, string];
    row: {};
  };
  'cambio-turnos.PENDIENTES': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      id: number;
      de: number;
      a: number;
      fecha: string;
      partes: unknown;
    };
  };
  'cambio-turnos.PLAZO': {
    parameters: readonly [number | null, number | null, string];
    row: {};
  };
  'cambio-turnos.POR_RESPONDER': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      propias: number;
      ajenas: number;
    };
  };
  'cambio-turnos.VENCIDOS': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
      personaId: number;
    };
  };
  'cambio-turnos/demo.CAMBIO': {
    parameters: { entidadId: number; personaId: number; desde: string; isAgreed: boolean | null; companeros: readonly (number | null)[] | null; hasta: string; comentario: string | null; creada: string; responsableId: number | null };
    row: {
      id: number;
    };
  };
  'cambio-turnos/demo.EQUIPOS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      userName: string;
      responsableId: number | null;
      centroId: number;
      zona: string;
      equipo: string;
      definicion: unknown;
    };
  };
  'cambio-turnos/list.ANOS': {
    parameters: readonly [number | null, number | null];
    row: {
      ano: number;
    };
  };
  'cambio-turnos/offers.ABIERTAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null, string | null, string | null, readonly (number | null)[] | null, number | null];
    row: {
      id: number;
      version: number;
      estado: 'abierta' | 'dada' | 'retirada' | 'caducada';
      deId: number | null;
      autorId: number;
      centroId: number;
      elige: 'primero' | 'responsable';
      dias: unknown;
      desde: string;
      hasta: string;
      acepta: unknown;
      comentario: string | null;
      creada: string;
      caduca: string;
      dadaA: number | null;
      apuntados: ({ id: number; nombre: string; solicitudId: number | null; momento: string; antes: unknown | null })[];
    };
  };
  'cambio-turnos/offers.APUNTAR': {
    parameters: readonly [number, number, number, string, number | null, string | null];
    row: {};
  };
  'cambio-turnos/offers.BORRAR': {
    parameters: readonly [number | null, number | null, number | null];
    row: {};
  };
  'cambio-turnos/offers.CERRAR': {
    parameters: readonly [number | null, number | null, string, number | null];
    row: {
      id: number;
    };
  };
  'cambio-turnos/offers.CREAR': {
    parameters: { entidadId: number; deId: number | null; autorId: number; centroId: number; elige: string; dias: string; desde: string; hasta: string; acepta: string | null; comentario: string | null; creada: string; caduca: string };
    row: {
      id: number;
    };
  };
  'cambio-turnos/offers.OFRECEN': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null, string | null, string | null];
    row: {
      id: number;
    };
  };
  'cambio-turnos/offers.REABRIR': {
    parameters: readonly [number | null, number | null, number | null];
    row: {};
  };
  'cambio-turnos/offers.UNA': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      version: number;
      estado: 'abierta' | 'dada' | 'retirada' | 'caducada';
      deId: number | null;
      autorId: number;
      centroId: number;
      elige: 'primero' | 'responsable';
      dias: unknown;
      desde: string;
      hasta: string;
      acepta: unknown;
      comentario: string | null;
      creada: string;
      caduca: string;
      dadaA: number | null;
      apuntados: ({ id: number; nombre: string; solicitudId: number | null; momento: string; antes: unknown | null })[];
    };
  };
  'cambio-turnos/offers.VENCIDAS': {
    parameters: readonly [number | null, string | null];
    row: {};
  };
  'cambio-turnos/people.CENTROS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'cambio-turnos/people.FICHAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      nombre: string;
      foto: string | null;
    };
  };
  'cambio-turnos/people.GENTE': {
    parameters: readonly [number | null, readonly (string | null)[] | null, string | null, readonly (number | null)[] | null, string | null, string | null, readonly (number | null)[] | null];
    row: {
      id: number;
    };
  };
  'centros.LISTA': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
      direccion: string;
      municipio: string;
      ccc: string;
      pais: string;
      region: string | null;
      zona: string;
      latitud: number | null;
      longitud: number | null;
      radioMetros: number | null;
      abierto: boolean;
      version: number;
      festivosConfirmados: number[];
    };
  };
  'centros.POSICIONES': {
    parameters: readonly [number | null, number | null, string | null, number | null];
    row: {
      momento: string;
      latitud: number;
      longitud: number | null;
      precisionMetros: number | null;
      cerca: boolean;
    };
  };
  'centros.USADO': {
    parameters: readonly [number | null, number | null];
    row: {
      uno: number;
    };
  };
  'centros/assigned.COUNT.centro': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
      personas: number;
    };
  };
  'centros/assigned.COUNT.horario': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
      personas: number;
    };
  };
  'centros/reads.CENTRES': {
    parameters: readonly [number | null, string | null, number | null];
    row: {
      id: number;
    };
  };
  'centros/reads.MAIN': {
    parameters: readonly [number | null, string | null];
    row: {
      horario: number;
      centro: number;
    };
  };
  'centros/reads.WHO': {
    parameters: readonly [number | null, string | null, number | null];
    row: {
      nombre: string;
    };
  };
  'chat/colleagues.DEL_DEPARTAMENTO': {
    parameters: readonly [number | null, number | null, string | null, readonly (string | null)[] | null];
    row: {
      id: number;
      nombre: string;
      puesto: string;
      departamento: string | null;
    };
  };
  'chat/colleagues.ENTRE': {
    parameters: readonly [number | null, number | null, string | null, readonly (string | null)[] | null, readonly (number | null)[] | null];
    row: {
      id: number;
      nombre: string;
      puesto: string;
      departamento: string | null;
    };
  };
  'chat/colleagues.TODOS': {
    parameters: readonly [number | null, number | null, string | null, readonly (string | null)[] | null];
    row: {
      id: number;
      nombre: string;
      puesto: string;
      departamento: string | null;
    };
  };
  'chat/demo.DE_DEPARTAMENTO': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
    };
  };
  'chat/demo.EN_SALA': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
    };
  };
  'chat/demo.NOMBRES': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'chat/joining.ENTRAN': {
    parameters: { entidadId: number; salaId: number; ultima: number; hoy: string | null; ahora: string | null };
    row: {};
  };
  'chat/joining.SALEN': {
    parameters: { entidadId: number | null; salaId: number | null; hoy: string | null; ahora: string | null };
    row: {};
  };
  'chat/list.ANIOS': {
    parameters: { entidadId: number | null; usuarioId: number | null; hoy: string | null; ahora: string | null };
    row: {
      anio: number;
    };
  };
  'chat/list.CUANTAS': {
    parameters: { entidadId: number | null; usuarioId: number | null; hoy: string | null; ahora: string | null; estado: string | null; desde: string | null; hasta: string | null; texto: string | null; soloSinLeer: boolean | null; alcance: number | null; quienes: readonly (number | null)[] | null };
    row: {
      total: number;
    };
  };
  'chat/list.FILAS': {
    parameters: { usuarioId: number | null; ahora: string | null; entidadId: number | null; salas: readonly (number | null)[] | null; desdes: readonly (number | null)[] | null; administras: readonly (boolean | null)[] | null };
    row: {
      id: number;
      clase: 'dos' | 'grupo' | 'departamento' | 'centro' | 'rrhh';
      estado: 'abierto' | 'archivado';
      nombre: string | null;
      momento: string;
      ultima: number;
      cambio: number;
      personaId: number | null;
      persona: string | null;
      estaLaOtra: boolean;
      desde: number | null;
      administra: boolean | null;
      silenciada: boolean;
      leido: number;
      sinLeer: number;
      responde: boolean;
      numero: number | null;
      autorId: number | null;
      autor: string | null;
      texto: string | null;
      suceso: 'creada' | 'entra' | 'sale' | 'nombre' | 'archivada' | 'abierta' | 'leida' | null;
      conFicheros: boolean;
      borrado: boolean;
    };
  };
  'chat/list.PAGINAS': {
    parameters: { entidadId: number | null; usuarioId: number | null; hoy: string | null; ahora: string | null; estado: string | null; desde: string | null; hasta: string | null; texto: string | null; soloSinLeer: boolean | null; alcance: number | null; quienes: readonly (number | null)[] | null; limit: number | null; start: number | null };
    row: {
      id: number;
      desde: number;
      administra: boolean;
    };
  };
  'chat/list.SIN_LEER': {
    parameters: { entidadId: number | null; usuarioId: number | null; hoy: string | null; ahora: string | null; maximo: number | null };
    row: {
      sinLeer: number;
    };
  };
  'chat/making.DOS': {
    parameters: readonly [number, number | null, number | null, string];
    row: {};
  };
  'chat/making.ESTADO': {
    parameters: readonly [number | null, number | null, string];
    row: {
      ok: number;
    };
  };
  'chat/making.GRUPO': {
    parameters: readonly [number, number | null, string | null, string];
    row: {
      id: number;
    };
  };
  'chat/making.HEREDAR': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'chat/making.LA_DOS': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      id: number;
    };
  };
  'chat/making.LA_RRHH': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
    };
  };
  'chat/making.METER': {
    parameters: readonly [number, number, readonly (number | null)[] | null, string, number | null, number];
    row: {
      id: number;
    };
  };
  'chat/making.PROPIAS': {
    parameters: readonly [number, number | null, string | null, string, boolean | null, boolean | null];
    row: {};
  };
  'chat/making.RENOMBRAR': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      ok: number;
    };
  };
  'chat/making.RRHH': {
    parameters: readonly [number, number | null, string];
    row: {};
  };
  'chat/making.SALIR': {
    parameters: readonly [number | null, number | null, readonly (number | null)[] | null, string | null];
    row: {
      id: number;
    };
  };
  'chat/manage.ABRIR': {
    parameters: readonly [number, number, number, string, string, string];
    row: {};
  };
  'chat/manage.APERTURAS': {
    parameters: readonly [number | null, number | null];
    row: {
      quien: string;
      motivo: string;
      momento: string;
    };
  };
  'chat/manage.CUANTAS': {
    parameters: readonly [number | null, string | null, string | null, string | null, string | null, string | null];
    row: {
      total: number;
    };
  };
  'chat/manage.HASTA': {
    parameters: readonly [number | null, number | null, number | null, string | null];
    row: {
      hasta: string | null;
    };
  };
  'chat/manage.LISTA': {
    parameters: readonly [number | null, string | null, string | null, string | null, string | null, string | null, number | null, number | null];
    row: {
      id: number;
      clase: 'dos' | 'grupo' | 'departamento' | 'centro' | 'rrhh';
      nombre: string | null;
      estado: 'abierto' | 'archivado';
      creada: string;
      momento: string;
      mensajes: number;
      miembros: number;
    };
  };
  'chat/manage.UNA': {
    parameters: readonly [number | null, string | null, string | null, number | null];
    row: {
      id: number;
      clase: 'dos' | 'grupo' | 'departamento' | 'centro' | 'rrhh';
      nombre: string | null;
      estado: 'abierto' | 'archivado';
      creada: string;
      momento: string;
      mensajes: number;
      miembros: number;
    };
  };
  'chat/members.CUANTOS': {
    parameters: { entidadId: number | null; salaId: number | null; hoy: string | null; ahora: string | null };
    row: {
      total: number;
    };
  };
  'chat/members.CUANTOS_ASI': {
    parameters: { entidadId: number | null; salaId: number | null; hoy: string | null; ahora: string | null; palabras: readonly (string | null)[] | null };
    row: {
      total: number;
    };
  };
  'chat/members.FIN': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      fin: string | null;
    };
  };
  'chat/members.IDS': {
    parameters: { entidadId: number | null; salaId: number | null; hoy: string | null; ahora: string | null };
    row: {
      id: number;
    };
  };
  'chat/members.LECTURAS': {
    parameters: { entidadId: number | null; salaId: number | null; hoy: string | null; ahora: string | null; limit: number | null };
    row: {
      leido: number;
      id: number;
    };
  };
  'chat/members.LEER': {
    parameters: readonly [number, number, number, number, string];
    row: {
      ok: number;
    };
  };
  'chat/members.LLAMADOS': {
    parameters: { entidadId: number | null; salaId: number | null; hoy: string | null; ahora: string | null; ids: readonly (number | null)[] | null; numero: number | null };
    row: {
      id: number;
      nombre: string;
    };
  };
  'chat/members.MIEMBROS': {
    parameters: { entidadId: number | null; salaId: number | null; hoy: string | null; ahora: string | null; palabras: readonly (string | null)[] | null; limit: number | null; start: number | null };
    row: {
      id: number;
      nombre: string;
      puesto: string;
      administra: boolean;
      leido: number;
    };
  };
  'chat/members.PERSONAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'chat/members.SILENCIAR': {
    parameters: readonly [number, number, number, boolean, string];
    row: {};
  };
  'chat/messages.ALREDEDOR': {
    parameters: readonly [number | null, number | null, number | null, number | null, number | null, number | null];
    row: {
      id: number;
      numero: number;
      cambio: number;
      autorId: number | null;
      autor: string | null;
      clave: string | null;
      texto: string | null;
      momento: string;
      editado: string | null;
      borrado: string | null;
      urgente: boolean;
      conFicheros: boolean;
      suceso: 'creada' | 'entra' | 'sale' | 'nombre' | 'archivada' | 'abierta' | 'leida' | null;
      detalle: string | null;
      respuestaNumero: number | null;
      respuestaAutor: string | null;
      respuestaTexto: string | null;
      menciones: ({ id: number; nombre: string })[];
      reacciones: ({ simbolo: 'bien' | 'hecho' | 'fiesta' | 'corazon' | 'risa' | 'visto'; cuantas: number; mia: boolean | null })[];
    };
  };
  'chat/messages.ANTES': {
    parameters: readonly [number | null, number | null, number | null, number | null, number | null, number | null];
    row: {
      id: number;
      numero: number;
      cambio: number;
      autorId: number | null;
      autor: string | null;
      clave: string | null;
      texto: string | null;
      momento: string;
      editado: string | null;
      borrado: string | null;
      urgente: boolean;
      conFicheros: boolean;
      suceso: 'creada' | 'entra' | 'sale' | 'nombre' | 'archivada' | 'abierta' | 'leida' | null;
      detalle: string | null;
      respuestaNumero: number | null;
      respuestaAutor: string | null;
      respuestaTexto: string | null;
      menciones: ({ id: number; nombre: string })[];
      reacciones: ({ simbolo: 'bien' | 'hecho' | 'fiesta' | 'corazon' | 'risa' | 'visto'; cuantas: number; mia: boolean | null })[];
    };
  };
  'chat/messages.AVANZAR': {
    parameters: readonly [number | null, number | null, number, number, string | null];
    row: {};
  };
  'chat/messages.BORRAR': {
    parameters: readonly [number | null, number | null, number, string | null];
    row: {};
  };
  'chat/messages.CAMBIADOS': {
    parameters: readonly [number | null, number | null, number | null, number | null, number | null, number | null];
    row: {
      id: number;
      numero: number;
      cambio: number;
      autorId: number | null;
      autor: string | null;
      clave: string | null;
      texto: string | null;
      momento: string;
      editado: string | null;
      borrado: string | null;
      urgente: boolean;
      conFicheros: boolean;
      suceso: 'creada' | 'entra' | 'sale' | 'nombre' | 'archivada' | 'abierta' | 'leida' | null;
      detalle: string | null;
      respuestaNumero: number | null;
      respuestaAutor: string | null;
      respuestaTexto: string | null;
      menciones: ({ id: number; nombre: string })[];
      reacciones: ({ simbolo: 'bien' | 'hecho' | 'fiesta' | 'corazon' | 'risa' | 'visto'; cuantas: number; mia: boolean | null })[];
    };
  };
  'chat/messages.CAMBIAR': {
    parameters: readonly [number | null, number | null, number, string | null, string | null, readonly (number | null)[]];
    row: {};
  };
  'chat/messages.CERRAR_CON_LLAVE': {
    parameters: readonly [number | null, number | null];
    row: {
      clase: 'dos' | 'grupo' | 'departamento' | 'centro' | 'rrhh';
      ultima: number;
      cambio: number;
      estado: 'abierto' | 'archivado';
    };
  };
  'chat/messages.DONDE': {
    parameters: readonly [number | null, number | null];
    row: {
      salaId: number;
      numero: number;
      autorId: number | null;
      momento: string;
      borrado: boolean;
      suceso: boolean;
    };
  };
  'chat/messages.INSERTAR': {
    parameters: { entidadId: number; salaId: number; numero: number; cambio: number; autorId: number | null; clave: string | null; huella: string | null; texto: string | null; respuestaA: number | null; urgente: boolean; menciones: readonly (number | null)[]; conFicheros: boolean; suceso: string | null; detalle: string | null; momento: string };
    row: {
      id: number;
    };
  };
  'chat/messages.MOVER': {
    parameters: readonly [number | null, number | null];
    row: {
      cambio: number;
    };
  };
  'chat/messages.NOMBRADOS': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'chat/messages.PONER': {
    parameters: readonly [number, number, number, string, string];
    row: {
      ok: number;
    };
  };
  'chat/messages.QUITAR': {
    parameters: readonly [number | null, number | null, number | null, string | null];
    row: {
      ok: number;
    };
  };
  'chat/messages.REACCIONES_FUERA': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'chat/messages.TOCAR': {
    parameters: readonly [number | null, number | null, number];
    row: {};
  };
  'chat/messages.UNO': {
    parameters: readonly [number | null, number | null, number | null, number | null, number | null];
    row: {
      id: number;
      numero: number;
      cambio: number;
      autorId: number | null;
      autor: string | null;
      clave: string | null;
      texto: string | null;
      momento: string;
      editado: string | null;
      borrado: string | null;
      urgente: boolean;
      conFicheros: boolean;
      suceso: 'creada' | 'entra' | 'sale' | 'nombre' | 'archivada' | 'abierta' | 'leida' | null;
      detalle: string | null;
      respuestaNumero: number | null;
      respuestaAutor: string | null;
      respuestaTexto: string | null;
      menciones: ({ id: number; nombre: string })[];
      reacciones: ({ simbolo: 'bien' | 'hecho' | 'fiesta' | 'corazon' | 'risa' | 'visto'; cuantas: number; mia: boolean | null })[];
    };
  };
  'chat/messages.YA': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      id: number;
      salaId: number;
      huella: string | null;
    };
  };
  'chat/retention.BORRAR': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {};
  };
  'chat/retention.RETENIDA': {
    parameters: readonly [number | null];
    row: {
      held: boolean;
    };
  };
  'chat/retention.VIEJOS': {
    parameters: readonly [number | null, string | null, number | null];
    row: {
      id: number;
      conFicheros: boolean;
    };
  };
  'chat/ring.APUNTAR': {
    parameters: readonly [number, number, readonly (number | null)[] | null, readonly (string | null)[] | null];
    row: {};
  };
  'chat/ring.TIMBRES': {
    parameters: { entidadId: number | null; hoy: string | null; ahora: string | null; solo: number | null; salaId: number | null; ids: readonly (number | null)[] | null };
    row: {
      id: number;
      asignaciones: ({ desde: string; horarioId: number | null; centroId: number | null })[];
      ausencias: ({ desde: string; hasta: string; clase: 'vacaciones' | 'baja' | 'permiso' | 'compensacion'; aprobada: boolean; minutos: number | null; mitad: 'manana' | 'tarde' | null })[];
      sueltos: unknown;
      isWorking: boolean;
      silenciada: boolean;
      sinLeer: boolean;
      mencionada: boolean;
      nombrada: boolean;
    };
  };
  'chat/ring.VENCIDOS': {
    parameters: readonly [number | null, string | null];
    row: {
      salaId: number;
      id: number;
    };
  };
  'chat/rooms.CONTESTA': {
    parameters: { entidadId: number | null; usuarioId: number | null; ahora: string | null };
    row: {
      contesta: boolean;
    };
  };
  'chat/rooms.SALAS_DE': {
    parameters: { entidadId: number | null; usuarioId: number | null; hoy: string | null; ahora: string | null; maximo: number | null };
    row: {
      id: number;
      desde: number;
    };
  };
  'chat/rooms.UNA': {
    parameters: { usuarioId: number | null; ahora: string | null; entidadId: number | null; hoy: string | null; salaId: number | null };
    row: {
      id: number;
      clase: 'dos' | 'grupo' | 'departamento' | 'centro' | 'rrhh';
      estado: 'abierto' | 'archivado';
      nombre: string | null;
      momento: string;
      ultima: number;
      cambio: number;
      personaId: number | null;
      persona: string | null;
      estaLaOtra: boolean;
      desde: number;
      administra: boolean;
      silenciada: boolean;
      leido: number;
      sinLeer: number;
      responde: boolean;
    };
  };
  'chat/search.BUSCAR': {
    parameters: readonly [number | null, number | null, readonly (number | null)[] | null, string | null, string | null, readonly (number | null)[] | null];
    row: {
      SalaId: number;
      clase: 'dos' | 'grupo' | 'departamento' | 'centro' | 'rrhh';
      numero: number;
      autor: string | null;
      texto: string | null;
      momento: string;
      sala: string | null;
    };
  };
  'chat/search.PALABRAS': {
    parameters: readonly [string | null];
    row: {
      texto: string | null;
    };
  };
  'chat/settings.CERRAR_CLASE': {
    parameters: readonly [number | null, string | null, string];
    row: {};
  };
  'chat/settings.DENTRO': {
    parameters: readonly [number, readonly (number | null)[] | null];
    row: {};
  };
  'chat/settings.FUERA': {
    parameters: readonly [number | null];
    row: {};
  };
  'chat/settings.LEER': {
    parameters: readonly [number | null];
    row: {
      salasDepartamento: boolean;
      salasCentro: boolean;
      historialCompleto: boolean;
      conservaMeses: number | null;
      urgentes: boolean;
      version: number;
    };
  };
  'chat/settings.OTRA': {
    parameters: readonly [number | null, boolean, boolean, boolean, number | null, boolean, number | null];
    row: {
      version: number;
    };
  };
  'chat/settings.PRIMERA': {
    parameters: readonly [number, boolean, boolean, boolean, number | null, boolean, number | null];
    row: {
      version: number;
    };
  };
  'chat/settings.RRHH': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'cierres.APUNTAR': {
    parameters: readonly [number, string, string | null, number | null, number | null, string, readonly (number | null)[] | null, readonly (number | null)[] | null];
    row: {
      id: number;
    };
  };
  'cierres.DESAPUNTAR': {
    parameters: readonly [number | null, number | null, number | null, number | null, string];
    row: {
      id: number;
    };
  };
  'cierres.NOMBRES': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'cierres.PRIMEROS': {
    parameters: readonly [number | null];
    row: {
      centroId: number;
      fecha: string;
    };
  };
  'cierres.SIN_CONFIRMAR': {
    parameters: readonly [number | null, readonly (number | null)[] | null, number | null];
    row: {
      id: number;
      pais: string;
      region: string | null;
    };
  };
  'cierres/reads.CERRADOS': {
    parameters: readonly [number | null, number | null];
    row: {
      mes: string;
    };
  };
  'cierres/running.ACABAR': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {};
  };
  'cierres/running.ANOTAR': {
    parameters: readonly [number, string, number | null, string | null, number, string, number];
    row: {
      id: number;
    };
  };
  'cierres/running.AVANZAR': {
    parameters: readonly [number | null, number | null, number | null];
    row: {};
  };
  'cierres/running.CUANTAS': {
    parameters: readonly [number | null];
    row: {
      total: number;
    };
  };
  'cierres/running.EN_MARCHA': {
    parameters: readonly [number | null];
    row: {
      encargoId: number;
      mes: string;
      centroId: number | null;
      motivo: string | null;
      autorId: number;
      hechas: number;
      total: number;
    };
  };
  'cierres/running.FALLO': {
    parameters: readonly [number | null, string | null];
    row: {
      fallo: string | null;
    };
  };
  'cli/seed.ASIGNACIONES': {
    parameters: readonly [number, string | null, string];
    row: {};
  };
  'cli/seed.AUSENCIAS': {
    parameters: readonly [number, string | null, readonly (number | null)[] | null];
    row: {};
  };
  'cli/seed.CENTRAL': {
    parameters: readonly [string | null, string | null];
    row: {
      id: number | null;
    };
  };
  'cli/seed.CONFIRMAR': {
    parameters: readonly [number | null, string | null];
    row: {
      confirmar_entidad: boolean | null;
    };
  };
  'cli/seed.CUENTAS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      userName: string;
      responsableId: number | null;
      isNew: boolean;
    };
  };
  'cli/seed.DIAS': {
    parameters: readonly [number, string | null, readonly (number | null)[] | null];
    row: {};
  };
  'cli/seed.DIRECTORIO': {
    parameters: readonly [number, string | null];
    row: {};
  };
  'cli/seed.ENTIDADES': {
    parameters: readonly [string | null];
    row: {
      id: number;
      nombre: string;
      marcas: string[];
    };
  };
  'cli/seed.IDS': {
    parameters: readonly [number | null];
    row: {
      id: number;
    };
  };
  'cli/seed.INSTANCIA': {
    parameters: readonly [number, string, string, string, string, string];
    row: {};
  };
  'cli/seed.JORNADAS': {
    parameters: readonly [number, string | null, readonly (number | null)[] | null];
    row: {};
  };
  'cli/seed.LINEAS': {
    parameters: readonly [number, string | null, readonly (number | null)[] | null, readonly (number | null)[] | null, readonly (number | null)[] | null, readonly (number | null)[] | null, readonly (number | null)[] | null, readonly (string | null)[] | null];
    row: {};
  };
  'cli/seed.RESPONSABLES': {
    parameters: readonly [number | null, string | null];
    row: {};
  };
  'cli/seed.USUARIOS': {
    parameters: readonly [number, string | null, string | null];
    row: {};
  };
  'comprobacion.EMPRESAS': {
    parameters: readonly [readonly (string | null)[] | null];
    row: {
      huella: string;
      entidadId: number;
    };
  };
  'comprobacion.NOMBRE': {
    parameters: readonly [number | null];
    row: {
      nombre: string;
    };
  };
  'comprobacion.PAPEL': {
    parameters: readonly [number | null, string | null];
    row: {
      clase: 'registro' | 'recibo' | 'documento' | 'datos' | 'mes' | 'resumen' | 'modelo145';
      momento: string | null;
      vigente: boolean | null;
    };
  };
  'contacto.ADMINS': {
    parameters: readonly [number | null];
    row: {
      nombre: string;
      email: string;
      idioma: 'es' | 'en' | 'pt' | 'de';
    };
  };
  'contacto.CREAR': {
    parameters: readonly [number, number, string, string];
    row: {
      id: number;
    };
  };
  'contacto.QUIEN': {
    parameters: readonly [number | null, number | null];
    row: {
      nombre: string;
      userName: string;
      email: string;
      entidad: string;
      idiomaEntidad: 'es' | 'en' | 'pt' | 'de';
    };
  };
  'contacto/answers.CUENTAS': {
    parameters: readonly [number | null];
    row: {
      pendientes: number;
      hechas: number;
    };
  };
  'contacto/answers.MARCAR': {
    parameters: readonly [number | null, number | null, boolean | null, string | null, number | null];
    row: {
      contacto_id: number;
    };
  };
  'contacto/answers.RESPONDER': {
    parameters: readonly [number, number, number, string, string, boolean];
    row: {};
  };
  'contratos.AFILIAR': {
    parameters: readonly [number, number, string, string | null];
    row: {};
  };
  'contratos.ESCRIBIR': {
    parameters: readonly [number, number, string, string | null];
    row: {};
  };
  'contratos.NACER': {
    parameters: readonly [number, number, string, string | null];
    row: {};
  };
  'contratos.PERSONA': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      nombre: string;
      version: number;
      naf: string | null;
      nacimiento: string | null;
      lineas: ({ desde: string; porMil: number | null; duracion: 'indefinido' | 'fijo-discontinuo' | 'temporal' | 'formacion' | null; complementariasPorCien: number | null; voluntarias: boolean | null; autor: string; momento: string })[];
    };
  };
  'contratos/reads.CUANTAS': {
    parameters: readonly [number | null];
    row: {
      n: number;
    };
  };
  'correo.APLAZAR': {
    parameters: readonly [number | null, number | null, string, string | null];
    row: {};
  };
  'correo.CADUCADOS': {
    parameters: readonly [string | null];
    row: {
      entidadId: number;
      correoId: number;
    };
  };
  'correo.CREAR': {
    parameters: { entidadId: number; plantilla: string; idioma: string; para: string; asunto: string; datos: string | null; esSecreto: boolean; creado: string; caduca: string };
    row: {};
  };
  'correo.ENTREGAR': {
    parameters: readonly [number | null, number | null, string | null, number | null];
    row: {};
  };
  'correo.TERMINAR': {
    parameters: readonly [number | null, number | null, string, string | null, string | null, number | null];
    row: {};
  };
  'correo.TOMAR': {
    parameters: readonly [string | null, string];
    row: {
      entidadId: number;
      correoId: number;
    };
  };
  'correo.USADO': {
    parameters: readonly [number | null, string | null, string | null, number | null];
    row: {};
  };
  'cuenta.CAMBIAR': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      ok: number;
    };
  };
  'cuenta.LEER': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      passwordHash: string | null;
      userName: string;
      nombre: string;
      email: string;
      idioma: 'es' | 'en' | 'pt' | 'de';
      empresa: string;
      entro: string;
    };
  };
  'cuenta/reads.TIENE': {
    parameters: readonly [number | null, number | null];
    row: {
      tiene: boolean;
    };
  };
  'demo.ABRIR': {
    parameters: readonly [number | null, string | null];
    row: {
      confirmar_entidad: boolean | null;
    };
  };
  'demo.BE_PATIENT': {
    parameters: readonly [];
    row: {
      set_config: string;
    };
  };
  'demo.CONFIRMAR': {
    parameters: readonly [number | null, string, number, number | string | null];
    row: {};
  };
  'demo.CREAR': {
    parameters: readonly [string | null, string | null];
    row: {
      id: number | null;
    };
  };
  'demo.HORIZONTE': {
    parameters: readonly [number | null];
    row: {
      revision: number;
      hastaFestivo: string | null;
      confirmado: number | null;
    };
  };
  'demo.MESES': {
    parameters: readonly [number | null, string | null];
    row: {
      mes: string;
    };
  };
  'demo.PENDIENTE': {
    parameters: readonly [number | null];
    row: {
      pendiente: boolean;
    };
  };
  'demo.PERSONAS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      userName: string;
      responsableId: number | null;
      ultima: string | null;
      ultimoNumero: number;
    };
  };
  'demo.SET_TENANT': {
    parameters: readonly [string | null];
    row: {
      set_config: string;
    };
  };
  'demo.TAKE_LOCK': {
    parameters: readonly [number | null];
    row: {
      pg_advisory_xact_lock: string;
    };
  };
  'demo.TAKE_PERSON_LOCK': {
    parameters: readonly [number | null, number | null];
    row: {
      pg_advisory_xact_lock: string;
    };
  };
  'demo/corrections.PEDIR': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      pedir_correcciones: number | null;
    };
  };
  'demo/permits.PERMISO': {
    parameters: { entidadId: number; personaId: number; desde: string; decidida: string | null; hasta: string; minutos: number | null; cantidad: number | null; titulo: string | null; comentario: string | null; creada: string; decisorId: number | null; regla: string; hecho: string | null; dias: string; justificanteHasta: string | null; horaInicio: string | null };
    row: {};
  };
  'demo/sick-leaves.BAJA': {
    parameters: { entidadId: number; decide: string | null; personaId: number; desde: string; hasta: string; creada: string; decidida: string | null; tipo: string; duracionDias: number | null; alta: string | null; recaidaDe: number | null; revision: string | null };
    row: {
      id: number;
    };
  };
  'demo/sick-leaves.CONFIRMAR': {
    parameters: readonly [number, number, readonly (string | null)[] | null, number];
    row: {};
  };
  'demo/sick-leaves.TERMINAR': {
    parameters: readonly [number | null, number | null, string | null];
    row: {};
  };
  'demo/vacations.PETICION': {
    parameters: { entidadId: number; personaId: number; desde: string; estado: string; decidida: string | null; hasta: string; total: number | null; comentario: string | null; creada: string; decisorId: number | null; motivo: string | null; dias: string };
    row: {};
  };
  'departamentos.PERSONA': {
    parameters: readonly [number | null, number | null];
    row: {
      uno: number;
    };
  };
  'departamentos/reads.LISTA': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
      padreId: number | null;
      padre: string | null;
      responsableId: number | null;
      responsable: string | null;
      abierto: boolean;
      version: number;
      personas: number;
    };
  };
  'disponibilidad/repo.DE': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null];
    row: {
      personaId: number;
      id: number;
      clase: 'prefiere' | 'prefiere-no' | 'no' | 'silencio';
      diaSemana: number | null;
      fecha: string | null;
      desde: string | null;
      hasta: string | null;
    };
  };
  'disponibilidad/repo.PONER': {
    parameters: { entidadId: number; usuarioId: number; clase: string; diaSemana: number | null; fecha: string | null; desde: string | null; hasta: string | null; hoy: string | null; maximo: number | null };
    row: {
      id: number;
    };
  };
  'disponibilidad/repo.QUITAR': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      uno: number;
    };
  };
  'documentacion/acts.ANOTAR': {
    parameters: readonly [number, readonly (number | null)[] | null, string, string, number, string | null, number | null];
    row: {};
  };
  'documentacion/acts.FIRMAR': {
    parameters: { entidadId: number; documentoId: number; accion: string; momento: string; autorId: number; metodo: string | null; aparato: string | null; idioma: string | null; textoVersion: number | null; texto: string | null; paginas: number | null; huella: string | null };
    row: {};
  };
  'documentacion/acts.HISTORIA': {
    parameters: readonly [number | null, number | null];
    row: {
      accion: 'publicado' | 'abierto' | 'visto' | 'firmado' | 'disconforme' | 'descargado' | 'recordado' | 'sustituido' | 'retirado';
      momento: string;
      autor: string;
      propio: boolean;
      metodo: 'pin' | 'llave' | 'contrasena' | 'sesion' | null;
      aparato: string | null;
      texto: string | null;
      paginas: number | null;
      huella: string | null;
    };
  };
  'documentacion/acts.RECIENTE': {
    parameters: readonly [number | null, number | null, string | null, number | null, string | null];
    row: {
      uno: number;
    };
  };
  'documentacion/demo.DADOS': {
    parameters: readonly [number | null];
    row: {
      persona: number;
      titulo: string;
      periodo: string | null;
    };
  };
  'documentacion/files.DE_CONTENIDO': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      id: number;
    };
  };
  'documentacion/files.DE_DOCUMENTO': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      id: number;
    };
  };
  'documentacion/files.RETIRADO': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      todos: boolean | null;
    };
  };
  'documentacion/managing.DE_CONTENIDO': {
    parameters: readonly [number | null, readonly (number | null)[] | null, number | null, number | null];
    row: {
      id: number;
      titulo: string;
      personaId: number;
    };
  };
  'documentacion/managing.DE_DOCUMENTO': {
    parameters: readonly [number | null, readonly (number | null)[] | null, number | null, number | null];
    row: {
      id: number;
      titulo: string;
      personaId: number;
    };
  };
  'documentacion/managing.GESTIONADOS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      titulo: string;
      tipoId: number;
      tipo: string;
      clase: 'nomina' | 'prevencion' | 'formacion' | 'certificado' | 'contrato' | 'otro';
      personaId: number;
      persona: string;
      periodo: string | null;
      publicado: string;
      de: string;
      paginas: number;
      firma: 'ninguna' | 'recibo' | 'conforme';
      plazo: string | null;
      estado: string;
      abierto: string | null;
      respondido: string | null;
      recordado: string | null;
    };
  };
  'documentacion/managing.RECORDAR': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null, string | null];
    row: {
      id: number;
      personaId: number;
    };
  };
  'documentacion/one.DEVOLVER': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'documentacion/one.RESPONDER': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {};
  };
  'documentacion/one.RETIRAR': {
    parameters: readonly [number | null, number | null, string | null];
    row: {};
  };
  'documentacion/one.SUJETAR': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
    };
  };
  'documentacion/one.SUSTITUIR': {
    parameters: readonly [number | null, number | null, number | null];
    row: {};
  };
  'documentacion/one.UNO': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      titulo: string;
      tipoId: number;
      tipo: string;
      clase: 'nomina' | 'prevencion' | 'formacion' | 'certificado' | 'contrato' | 'otro';
      periodo: string | null;
      publicado: string;
      de: string;
      paginas: number;
      abierto: string | null;
      firma: 'ninguna' | 'recibo' | 'conforme';
      plazo: string | null;
      estado: string;
      personaId: number;
      persona: string;
      contenidoId: number;
      huella: string;
      vistas: number[];
      respuesta: 'firmado' | 'disconforme' | null;
      respondido: string | null;
      recordado: string | null;
      retirado: string | null;
      autorId: number;
      sustituyeId: number | null;
      sustituyeTitulo: string | null;
      sustituidoId: number | null;
      sustituidoTitulo: string | null;
    };
  };
  'documentacion/one.VISTAS': {
    parameters: readonly [number | null, number | null, readonly (number | null)[], string | null];
    row: {};
  };
  'documentacion/own.ANOS': {
    parameters: readonly [number | null, number | null];
    row: {
      ano: number;
    };
  };
  'documentacion/own.ANOS_DE_TIPO': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      ano: number;
    };
  };
  'documentacion/own.LISTADOS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      titulo: string;
      tipoId: number;
      tipo: string;
      clase: 'nomina' | 'prevencion' | 'formacion' | 'certificado' | 'contrato' | 'otro';
      periodo: string | null;
      publicado: string;
      de: string;
      paginas: number;
      abierto: string | null;
      firma: 'ninguna' | 'recibo' | 'conforme';
      plazo: string | null;
      estado: string;
    };
  };
  'documentacion/own.PENDIENTES': {
    parameters: readonly [number | null, number | null];
    row: {
      porFirmar: number;
      cuantos: number;
    };
  };
  'documentacion/own.POR_FIRMAR': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
    };
  };
  'documentacion/own.POR_LLEGAR': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'documentacion/own.TIPOS': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      nombre: string;
      clase: 'nomina' | 'prevencion' | 'formacion' | 'certificado' | 'contrato' | 'otro';
      documentos: number;
      nuevos: number;
      porFirmar: number;
      titulo: string;
      publicado: string;
    };
  };
  'documentacion/pin.LEER': {
    parameters: readonly [number | null, number | null];
    row: {
      clave: string;
      hash: string;
    };
  };
  'documentacion/pin.PONER': {
    parameters: readonly [number, number, string, string, string];
    row: {};
  };
  'documentacion/publish.CONTENIDO': {
    parameters: readonly [number, string, number];
    row: {
      id: number;
    };
  };
  'documentacion/publish.NUEVOS': {
    parameters: readonly [number | null, number | null, readonly (number | null)[] | null];
    row: {
      id: number;
    };
  };
  'documentacion/publish.PERSONAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
    };
  };
  'documentacion/publish.PUBLICAR': {
    parameters: { entidadId: number; contenidoId: number; tipoId: number; titulo: string; periodo: string | null; firma: string; plazo: string | null; publicado: string; autorId: number; dia: string; sustituyeA: number | null; personas: readonly (number | null)[] | null };
    row: {
      id: number;
      persona: number;
    };
  };
  'documentacion/reminders.QUIENES': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
    };
  };
  'documentacion/reminders.VENCEN': {
    parameters: readonly [number | null, readonly (string | null)[] | null, string | null];
    row: {
      id: number;
      personaId: number;
      autorId: number;
    };
  };
  'documentacion/retention.BORRAR': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      borrados: number | null;
    };
  };
  'documentacion/retention.CADUCAN': {
    parameters: readonly [number | null];
    row: {
      id: number;
      anos: number;
    };
  };
  'documentacion/sealing.FIRMA': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      titulo: string;
      personaId: number;
      persona: string;
      userName: string;
      contenidoId: number;
      paginas: number;
      nombre: string;
      tipo: string;
      empresa: string;
      nif: string;
      zona: string;
      accion: 'publicado' | 'abierto' | 'visto' | 'firmado' | 'disconforme' | 'descargado' | 'recordado' | 'sustituido' | 'retirado';
      momento: string;
      metodo: 'pin' | 'llave' | 'contrasena' | 'sesion' | null;
      aparato: string | null;
      idioma: string | null;
      texto: string | null;
      huella: string | null;
    };
  };
  'documentacion/sealing.SELLADO': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      ok: number;
    };
  };
  'documentacion/sealing.SIN_SELLAR': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
    };
  };
  'documentacion/types.LISTA': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      nombre: string;
      clase: 'nomina' | 'prevencion' | 'formacion' | 'certificado' | 'contrato' | 'otro';
      firma: 'ninguna' | 'recibo' | 'conforme';
      conservaAnos: number | null;
      veResponsable: boolean;
      abierto: boolean;
      documentos: number;
      version: number;
    };
  };
  'documentacion/types.VISIBLES': {
    parameters: readonly [number | null, boolean | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'empresa.GUARDAR': {
    parameters: readonly [number | null, string, string, string, string, string];
    row: {};
  };
  'empresa.LLAMAR': {
    parameters: readonly [number | null, string];
    row: {};
  };
  'empresa.LOCK': {
    parameters: readonly [number | null];
    row: {
      nombre: string;
      nif: string;
      ccc: string;
      zona: string;
      idioma: 'es' | 'en' | 'pt' | 'de';
      ajustes: unknown;
      version: number;
    };
  };
  'empresa.ORDENAR': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {};
  };
  'empresa.POR_ROL': {
    parameters: readonly [number | null];
    row: {
      rol: string | null;
      personas: number;
    };
  };
  'empresa.READ': {
    parameters: readonly [number | null];
    row: {
      nombre: string;
      nif: string;
      ccc: string;
      zona: string;
      idioma: 'es' | 'en' | 'pt' | 'de';
      ajustes: unknown;
      version: number;
    };
  };
  'empresa.TIPOS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      clase: 'entrada' | 'salida' | 'pausa' | 'regreso' | 'proyecto';
      subtipo: string;
      efectivo: boolean;
      pagado: boolean;
      nombres: unknown;
      requiereProyecto: boolean;
      requiereObservaciones: boolean;
      requierePosicion: boolean;
      activo: boolean;
      version: number;
    };
  };
  'enlaces.CONFIRMO': {
    parameters: readonly [number, Uint8Array, string];
    row: {};
  };
  'enlaces.CREAR': {
    parameters: readonly [number, Uint8Array, string, number, string, string, string];
    row: {};
  };
  'enlaces.HA_CONFIRMADO': {
    parameters: readonly [number | null, Uint8Array | null];
    row: {
      hay: boolean;
    };
  };
  'enlaces.MIRAR': {
    parameters: readonly [number | null, Uint8Array | null, string | null, string | null];
    row: {
      usuarioId: number;
      datos: unknown;
      caduca: string;
    };
  };
  'enlaces.OLVIDAR': {
    parameters: readonly [number | null, number | null, readonly (string | null)[] | null];
    row: {};
  };
  'enlaces.RETIRAR': {
    parameters: readonly [number | null, string | null];
    row: {};
  };
  'enlaces.USAR': {
    parameters: readonly [number | null, Uint8Array | null, string | null, string | null];
    row: {
      usuarioId: number;
      datos: unknown;
      caduca: string;
    };
  };
  'excesos/demo.LARGOS': {
    parameters: readonly [number | null, string | null, string | null, number | null, readonly (number | null)[] | null];
    row: {
      persona: number;
      fecha: string;
      minutos: number;
    };
  };
  'excesos/list.APARTE': {
    parameters: readonly [number | null, string | null, string | null];
    row: {
      personaId: number;
      fecha: string;
      minutos: number;
    };
  };
  'excesos/list.CERRADOS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (string | null)[] | null];
    row: {
      personaId: number | null;
      fecha: string | null;
    };
  };
  'excesos/list.DECIDIR': {
    parameters: readonly [number, number, string, string, string, number, string];
    row: {};
  };
  'excesos/list.DECISIONES': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (string | null)[] | null];
    row: {
      personaId: number;
      fecha: string;
      motivo: string;
      autor: string;
      momento: string;
    };
  };
  'excesos/list.PROPIOS': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      personaId: number;
      nombre: string;
      fecha: string;
      exceso: number;
      partes: unknown;
      cuentan: number;
    };
  };
  'excesos/reading.POR_CALCULAR': {
    parameters: readonly [number | null, string | null, readonly (number | null)[] | null, number | null];
    row: {
      personaId: number | null;
      punto: string | null;
      isNueva: boolean;
      desde: string | null;
    };
  };
  'excesos/reading.VIVIDAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null, string | null];
    row: {
      personaId: number;
      efectivos: ({ fecha: string; efectivos: number })[];
      jornadas: ({ fecha: string; zona: string; estado: 'abierta' | 'cerrada' | 'incompleta' | 'vacia'; inicio: string | null; fin: string | null; tramos: unknown; incidencias: string[] })[];
      decisiones: ({ fecha: string; partes: unknown; autorId: number })[];
      descansos: ({ fecha: string; movimientoId: number; minutos: number })[];
    };
  };
  'excesos/reads.DE_PERSONAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null, string | null];
    row: {
      personaId: number;
      nombre: string;
      fecha: string;
      exceso: number;
      partes: unknown;
    };
  };
  'excesos/rests.DEVOLVER': {
    parameters: readonly [number | null, number | null, number | null, string];
    row: {};
  };
  'excesos/rests.TOMAR': {
    parameters: readonly [number, number, string, number, string | null, number | null, string];
    row: {};
  };
  'excesos/rules.GUARDAR': {
    parameters: readonly [number, number | null, string, string, string];
    row: {};
  };
  'excesos/writing.APUNTAR': {
    parameters: readonly [number, string | null, string];
    row: {};
  };
  'excesos/writing.BORRAR_DIAS': {
    parameters: readonly [number | null, string | null, string | null];
    row: {};
  };
  'excesos/writing.BORRAR_INCUMPLIDAS': {
    parameters: readonly [number | null, string | null, string | null];
    row: {};
  };
  'excesos/writing.DAR_POR_PASADAS': {
    parameters: readonly [number | null, string | null, string | null];
    row: {};
  };
  'excesos/writing.ESCRIBIR_DIAS': {
    parameters: readonly [number, string | null];
    row: {};
  };
  'excesos/writing.ESCRIBIR_INCUMPLIDAS': {
    parameters: readonly [number, string | null];
    row: {};
  };
  'exportes.ACABAR': {
    parameters: { terminado: string | null; caduca: string | null; clave: string | null; nombre: string | null; bytes: number | null; sha256: string | null; ficheros: string | null; entidadId: number | null; id: number | null; intentos: number | null };
    row: {
      ok: number;
    };
  };
  'exportes.BORRAR': {
    parameters: readonly [number | null, number | null];
    row: {
      clave: string | null;
    };
  };
  'exportes.CIFRAR': {
    parameters: readonly [number | null, number | null];
    row: {
      ok: number;
    };
  };
  'exportes.CREAR': {
    parameters: { entidadId: number; usuarioId: number; clase: string; desde: string; hasta: string; centros: readonly (number | null)[] | null; idioma: string; plantilla: string | null; pedido: string };
    row: {
      id: number;
      usuarioId: number;
      clase: 'inspeccion' | 'representantes' | 'mensual' | 'nominas' | 'auditoria';
      desde: string;
      hasta: string;
      centros: number[] | null;
      idioma: string;
      plantilla: unknown;
      estado: 'espera' | 'en-curso' | 'listo' | 'fallido';
      hecho: number;
      total: number | null;
      intentos: number;
      pedido: string;
      terminado: string | null;
      caduca: string | null;
      problema: 'interrumpido' | 'demasiado-grande' | 'sin-sitio' | 'error' | null;
      clave: string | null;
      nombre: string | null;
      bytes: number | null;
      sha256: string | null;
      ficheros: unknown;
    };
  };
  'exportes.ESPERAN': {
    parameters: readonly [number | null, number | null];
    row: {
      n: number;
    };
  };
  'exportes.FALLAR': {
    parameters: readonly [number | null, number | null, string, string | null, string | null, string | null, number | null];
    row: {};
  };
  'exportes.LATIR': {
    parameters: readonly [number | null, number | null, string | null, number, number | null, number | null];
    row: {
      ok: number;
    };
  };
  'exportes.PARADOS': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
    };
  };
  'exportes.POR_CIFRAR': {
    parameters: readonly [number | null];
    row: {
      id: number;
      clave: string | null;
    };
  };
  'exportes.PROPIO': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      id: number;
      usuarioId: number;
      clase: 'inspeccion' | 'representantes' | 'mensual' | 'nominas' | 'auditoria';
      desde: string;
      hasta: string;
      centros: number[] | null;
      idioma: string;
      plantilla: unknown;
      estado: 'espera' | 'en-curso' | 'listo' | 'fallido';
      hecho: number;
      total: number | null;
      intentos: number;
      pedido: string;
      terminado: string | null;
      caduca: string | null;
      problema: 'interrumpido' | 'demasiado-grande' | 'sin-sitio' | 'error' | null;
      clave: string | null;
      nombre: string | null;
      bytes: number | null;
      sha256: string | null;
      ficheros: unknown;
    };
  };
  'exportes.PROPIOS': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      usuarioId: number;
      clase: 'inspeccion' | 'representantes' | 'mensual' | 'nominas' | 'auditoria';
      desde: string;
      hasta: string;
      centros: number[] | null;
      idioma: string;
      plantilla: unknown;
      estado: 'espera' | 'en-curso' | 'listo' | 'fallido';
      hecho: number;
      total: number | null;
      intentos: number;
      pedido: string;
      terminado: string | null;
      caduca: string | null;
      problema: 'interrumpido' | 'demasiado-grande' | 'sin-sitio' | 'error' | null;
      clave: string | null;
      nombre: string | null;
      bytes: number | null;
      sha256: string | null;
      ficheros: unknown;
    };
  };
  'exportes.SIGUIENTE': {
    parameters: readonly [number | null, string | null, number | null];
    row: {
      id: number;
    };
  };
  'exportes.TOMAR': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      id: number;
      usuarioId: number;
      clase: 'inspeccion' | 'representantes' | 'mensual' | 'nominas' | 'auditoria';
      desde: string;
      hasta: string;
      centros: number[] | null;
      idioma: string;
      plantilla: unknown;
      estado: 'espera' | 'en-curso' | 'listo' | 'fallido';
      hecho: number;
      total: number | null;
      intentos: number;
      pedido: string;
      terminado: string | null;
      caduca: string | null;
      problema: 'interrumpido' | 'demasiado-grande' | 'sin-sitio' | 'error' | null;
      clave: string | null;
      nombre: string | null;
      bytes: number | null;
      sha256: string | null;
      ficheros: unknown;
    };
  };
  'exportes.VENCIDOS': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
      clave: string | null;
    };
  };
  'exportes/audit.CUANTOS': {
    parameters: readonly [number | null, string | null, string | null];
    row: {
      n: number;
    };
  };
  'exportes/audit.PARTE': {
    parameters: readonly [number | null, string | null, string | null, string | null, number | null, number | null];
    row: {
      id: number;
      momento: string;
      autor: string;
      por: string | null;
      accion: string;
      sobre: string;
      sobreId: number | null;
      nombre: string | null;
      datos: unknown;
      dispositivo: string;
      direccion: string;
    };
  };
  'exportes/people.IDS': {
    parameters: readonly [number | null, string | null, string | null, readonly (number | null)[] | null];
    row: {
      id: number;
    };
  };
  'exportes/people.LOTE': {
    parameters: readonly [number | null, string | null, string | null, readonly (number | null)[] | null, readonly (number | null)[] | null];
    row: {
      id: number;
      nombre: string;
      documento: string;
      persona: string;
      minutos: string;
      nombres: string;
      ficha: string;
    };
  };
  'exportes/people.LUGARES': {
    parameters: readonly [number | null];
    row: {
      centro: string;
      direccion: string;
      municipio: string;
      ccc: string;
    };
  };
  'exportes/people.UNA': {
    parameters: readonly [number | null, string | null, string | null, readonly (number | null)[] | null, number | null];
    row: {
      id: number;
      nombre: string;
      documento: string;
      persona: string;
      minutos: string;
      nombres: string;
      ficha: string;
    };
  };
  'exportes/templates.BORRAR': {
    parameters: readonly [number | null, number | null];
    row: {
      nombre: string;
    };
  };
  'exportes/templates.CAMBIAR': {
    parameters: readonly [number | null, number | null, number | null, string, string];
    row: {
      id: number;
      nombre: string;
      definicion: unknown;
      version: number;
    };
  };
  'exportes/templates.CREAR': {
    parameters: readonly [number, string, string];
    row: {
      id: number;
      nombre: string;
      definicion: unknown;
      version: number;
    };
  };
  'exportes/templates.LISTAR': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
      definicion: unknown;
      version: number;
    };
  };
  'factores.BORRAR_CODIGOS': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'factores.CODIGOS': {
    parameters: readonly [number | null, number | null];
    row: {
      huella: string;
    };
  };
  'factores.ENTRADA': {
    parameters: readonly [number | null, number | null];
    row: {
      passwordHash: string | null;
      activo: boolean;
      userName: string;
      empresa: string | null;
    };
  };
  'factores.GUARDAR_CODIGOS': {
    parameters: readonly [number, number, readonly (string | null)[] | null];
    row: {};
  };
  'factores.PASO': {
    parameters: readonly [number | null, number | null, number, string | null];
    row: {
      ok: number;
    };
  };
  'factores.PREPARAR': {
    parameters: readonly [number, number, Uint8Array, string];
    row: {
      ok: number;
    };
  };
  'factores.QUITAR_TODO': {
    parameters: readonly [number | null, number | null];
    row: {
      aplicacion: boolean;
      llaves: number;
    };
  };
  'factores.QUITAR_TOTP': {
    parameters: readonly [number | null, number | null];
    row: {
      ok: number;
    };
  };
  'factores.TOTP': {
    parameters: readonly [number | null, number | null];
    row: {
      secreto: Buffer;
      ultimoPaso: number;
      preparado: string;
      confirmado: string | null;
    };
  };
  'factores.USAR_CODIGO': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      ok: number;
    };
  };
  'factores/keys.CREAR': {
    parameters: { entidadId: number; usuarioId: number; credencial: string; clavePublica: Uint8Array; contador: number; transportes: readonly (string | null)[]; rpId: string; nombre: string; respaldada: boolean; creada: string };
    row: {
      id: number;
    };
  };
  'factores/keys.LISTAR': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      credencial: string;
      clavePublica: Buffer;
      contador: number;
      transportes: string[];
      rpId: string;
      nombre: string;
      respaldada: boolean;
      creada: string;
      ultimoUso: string | null;
    };
  };
  'factores/keys.NOMBRAR': {
    parameters: readonly [number | null, number | null, number | null, string];
    row: {
      ok: number;
    };
  };
  'factores/keys.QUITAR': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      ok: number;
    };
  };
  'factores/keys.USAR': {
    parameters: readonly [number | null, number | null, number | null, number, string | null];
    row: {
      ok: number;
    };
  };
  'factores/reads.DESTINATARIO': {
    parameters: readonly [number | null, number | null];
    row: {
      nombre: string;
      email: string;
      idioma: 'es' | 'en' | 'pt' | 'de';
      empresa: string;
    };
  };
  'factores/reads.RESUMEN': {
    parameters: readonly [number | null, number | null];
    row: {
      totp: string | null;
      codigos: number;
      llaves: number;
    };
  };
  'festivos.ESCRITOS': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      fecha: string;
      nombre: string;
      esPropio: boolean;
    };
  };
  'festivos.POR_CONFIRMAR': {
    parameters: readonly [number | null, number | null];
    row: {
      uno: number;
    };
  };
  'ficheros.CONTENIDO': {
    parameters: readonly [number | null, number | null, number | null, number | null];
    row: {
      nombre: string;
      tipo: string;
      sha256: string;
      paginas: number | null;
    };
  };
  'ficheros.CUANTOS': {
    parameters: readonly [number | null, string | null, number | null];
    row: {
      cuantos: number;
    };
  };
  'ficheros.CUANTOS_ENVIADOS': {
    parameters: readonly [number | null, number | null, readonly (string | null)[] | null];
    row: {
      total: number;
    };
  };
  'ficheros.DE_ASUNTOS': {
    parameters: readonly [number | null, string | null, readonly (number | null)[] | null];
    row: {
      id: number;
      usuarioId: number;
      autorId: number;
      estado: 'subiendo' | 'temporal' | 'guardado' | 'borrado';
      clave: string;
      nombre: string;
      tipo: string;
      bytes: number;
      vistaBytes: number | null;
      modulo: string;
      asuntoId: number;
    };
  };
  'ficheros.ENVIADOS': {
    parameters: readonly [number | null, number | null, readonly (string | null)[] | null, number | null, number | null];
    row: {
      id: number;
      nombre: string;
      tipo: string;
      bytes: number;
      vistaBytes: number | null;
      modulo: string;
      asuntoId: number | null;
      momento: string | null;
    };
  };
  'ficheros.GUARDAR': {
    parameters: readonly [number | null, number | null, number | null, readonly (number | null)[] | null, string | null, number | null, string | null, number];
    row: {
      id: number;
      usuarioId: number;
      autorId: number;
      estado: 'subiendo' | 'temporal' | 'guardado' | 'borrado';
      clave: string;
      nombre: string;
      tipo: string;
      bytes: number;
      vistaBytes: number | null;
      modulo: string | null;
      asuntoId: number | null;
    };
  };
  'ficheros.RESERVAR': {
    parameters: { entidadId: number; personaId: number; usuarioId: number; clave: string; nombre: string; tipo: string; bytes: number; sha256: string; vistaBytes: number | null; momento: string; paginas: number | null };
    row: {
      id: number;
      usuarioId: number;
      autorId: number;
      estado: 'subiendo' | 'temporal' | 'guardado' | 'borrado';
      clave: string;
      nombre: string;
      tipo: string;
      bytes: number;
      vistaBytes: number | null;
      modulo: string | null;
      asuntoId: number | null;
    };
  };
  'ficheros.SOLO': {
    parameters: readonly [string | null];
    row: {
      pg_advisory_xact_lock: string;
    };
  };
  'ficheros.TEMPORALES': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      id: number;
      usuarioId: number;
      autorId: number;
      estado: 'subiendo' | 'temporal' | 'guardado' | 'borrado';
      clave: string;
      nombre: string;
      tipo: string;
      bytes: number;
      vistaBytes: number | null;
      modulo: string | null;
      asuntoId: number | null;
    };
  };
  'ficheros.TERMINAR': {
    parameters: readonly [number | null, number | null];
    row: {
      ok: number;
    };
  };
  'ficheros.UNO': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      usuarioId: number;
      autorId: number;
      estado: 'subiendo' | 'temporal' | 'guardado' | 'borrado';
      clave: string;
      nombre: string;
      tipo: string;
      bytes: number;
      vistaBytes: number | null;
      modulo: string | null;
      asuntoId: number | null;
    };
  };
  'ficheros.UNO_PARA_CAMBIAR': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      usuarioId: number;
      autorId: number;
      estado: 'subiendo' | 'temporal' | 'guardado' | 'borrado';
      clave: string;
      nombre: string;
      tipo: string;
      bytes: number;
      vistaBytes: number | null;
      modulo: string | null;
      asuntoId: number | null;
    };
  };
  'ficheros.USO': {
    parameters: readonly [number | null, number | null];
    row: {
      empresa: number;
      sinGuardar: number;
      cuantos: number;
    };
  };
  'ficheros/sweep.CIFRAR': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'ficheros/sweep.EMPRESAS': {
    parameters: readonly [];
    row: {
      id: number;
    };
  };
  'ficheros/sweep.MARCAR': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {};
  };
  'ficheros/sweep.POR_CIFRAR': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      clave: string;
      tieneVista: boolean;
    };
  };
  'ficheros/sweep.QUITAR': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'ficheros/sweep.RESTOS': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      clave: string;
    };
  };
  'ficheros/sweep.SOLTAR': {
    parameters: readonly [number | null, string | null, string | null];
    row: {};
  };
  'ficheros/sweep.SUJETAR': {
    parameters: readonly [number | null, number | null];
    row: {
      ok: number;
    };
  };
  'firmas.AJUSTES': {
    parameters: readonly [number | null];
    row: {
      activa: boolean;
      desde: string;
      hastaDia: number;
      metodos: string[];
      version: number;
    };
  };
  'firmas.ANOTAR': {
    parameters: { entidadId: number; personaId: number; mes: string; accion: string; momento: string; autorId: number; metodo: string | null; aparato: string; idioma: string; textoVersion: number | null; texto: string; dias: readonly (string | null)[]; huella: string | null; contenido: string; numero: number };
    row: {
      id: number;
    };
  };
  'firmas.GUARDAR': {
    parameters: readonly [number, boolean, string, number, readonly (string | null)[], number | null];
    row: {
      version: number;
    };
  };
  'firmas.MESES': {
    parameters: readonly [number | null, number | null, readonly (string | null)[] | null];
    row: {
      mes: string | null;
      estado: string | null;
      momento: string | null;
    };
  };
  'firmas.POR_FIRMAR': {
    parameters: { ultimo: string | null; entidadId: number | null; personaId: number | null };
    row: {
      n: number;
    };
  };
  'firmas.ULTIMO': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      accion: 'firma' | 'objecion' | 'respuesta';
      huella: string;
      contenido: string;
      numero: number;
    };
  };
  'firmas/demo.HECHAS': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
      objects: boolean;
    };
  };
  'firmas/managing.AVISAR': {
    parameters: readonly [number, string, readonly (number | null)[] | null, string, string];
    row: {
      id: number;
    };
  };
  'firmas/managing.CUENTAS': {
    parameters: { entidadId: number | null; mes: string | null; jefes: readonly (number | null)[] | null; personaId: number | null; texto: string | null; ids: readonly (number | null)[] | null; centro: number | null };
    row: {
      estado: string | null;
      cuantas: number;
    };
  };
  'firmas/managing.PARTE': {
    parameters: { entidadId: number | null; mes: string | null; jefes: readonly (number | null)[] | null; personaId: number | null; texto: string | null; ids: readonly (number | null)[] | null; centro: number | null; estado: string | null; start: number | null; limit: number | null };
    row: {
      id: number;
      nombre: string;
      estado: string | null;
      momento: string | null;
      metodo: string | null;
      dias: string[] | null;
      texto: string | null;
      respuesta: string | null;
      recordado: string | null;
    };
  };
  'firmas/managing.PERSONA': {
    parameters: readonly [number | null, number | null, readonly (number | null)[] | null, number | null];
    row: {
      uno: number;
    };
  };
  'firmas/managing.SIN_FIRMAR': {
    parameters: { entidadId: number | null; mes: string | null; jefes: readonly (number | null)[] | null; personaId: number | null; texto: string | null; ids: readonly (number | null)[] | null; centro: number | null };
    row: {
      id: number;
    };
  };
  'firmas/reads.ACTOS': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      id: number;
      accion: 'firma' | 'objecion' | 'respuesta';
      momento: string;
      autor: string;
      metodo: 'pin' | 'llave' | 'contrasena' | 'sesion' | null;
      aparato: string;
      texto: string;
      dias: string[];
      huella: string;
    };
  };
  'firmas/reads.CONFIRMACIONES': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null];
    row: {
      id: number | null;
      estado: string | null;
      momento: string | null;
      metodo: string | null;
      huella: string | null;
      texto: string | null;
      aparato: string | null;
    };
  };
  'firmas/reads.POR_HUELLA': {
    parameters: readonly [number | null, string | null, string | null, number | null];
    row: {
      personaId: number;
      mes: string;
      momento: string;
      metodo: 'pin' | 'llave' | 'contrasena' | 'sesion' | null;
      persona: string;
      vigente: boolean | null;
    };
  };
  'fotos.GUARDAR': {
    parameters: readonly [number, number, number, Uint8Array, string];
    row: {};
  };
  'fotos.LEER': {
    parameters: readonly [number | null, number | null, string | null, number | null, boolean | null];
    row: {
      bytes: Buffer;
    };
  };
  'fotos.QUITAR': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'fotos.VERSION': {
    parameters: readonly [number | null, number | null, string | null];
    row: {};
  };
  'fotos/reads.VERSIONES': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      version: string;
    };
  };
  'gastos.DUENO': {
    parameters: readonly [number | null, number | null];
    row: {
      personaId: number;
      estado: 'borrador' | 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'anulacion-solicitada' | 'anulada' | 'pagada';
    };
  };
  'gastos.GASTOS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      campos: unknown;
      total: number | null;
      exento: number | null;
      sujeto: number | null;
      deducible: number | null;
      aCobrar: number | null;
      calculo: unknown;
      pagada: string | null;
      pais: string | null;
    };
  };
  'gastos.GUARDAR': {
    parameters: { entidadId: number; id: number; clase: string; tipo: number | null; actividad: number | null; proyecto: number | null; formaPago: number | null; dia: string | null; datos: string; parecido: string | null; factura: string | null; moneda: string; enMoneda: number | null; total: number | null; exento: number | null; sujeto: number | null; deducible: number | null; aCobrar: number | null; calculo: string };
    row: {};
  };
  'gastos.OTRA_VERSION': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'gastos.PAGADO': {
    parameters: readonly [number | null, number | null, string | null];
    row: {};
  };
  'gastos/around.ALREDEDOR': {
    parameters: readonly [number | null, string | null];
    row: {
      lugar: number | null;
      antes: number;
      comidaYDieta: boolean;
      exentoUsado: unknown;
      parecidos: unknown[];
      viaje: { kmDecimas: number | null; origen: string | null; destino: string | null; vehiculo: string; idaYVuelta: boolean; dia: string } | null;
      pais: string | null;
    };
  };
  'gastos/company.LINEAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      clase: 'ticket' | 'kilometros' | 'dieta';
      aCobrarCentimos: number;
      pagada: string | null;
      formaPagoId: number | null;
      proyectoId: number | null;
      tipo: { categoria: 'comida' | 'comida-clientes' | 'alojamiento' | 'transporte' | 'kilometraje' | 'dieta' | 'otro' | null; nombre: string | null } | null;
      ficheros: number;
    };
  };
  'gastos/demo.ACTIVIDADES': {
    parameters: readonly [number | null];
    row: {};
  };
  'gastos/demo.CADENA': {
    parameters: readonly [number];
    row: {};
  };
  'gastos/demo.CAMBIOS': {
    parameters: readonly [number | null, string | null];
    row: {};
  };
  'gastos/demo.CUENTAS_CONTABLES': {
    parameters: readonly [number | null];
    row: {};
  };
  'gastos/demo.HECHA': {
    parameters: readonly [number | null];
    row: {
      momento: string;
      zona: string;
      nif: string;
    };
  };
  'gastos/demo.PETICION': {
    parameters: { entidadId: number; personaId: number; desde: string; estado: string; hasta: string; centimos: number | null; titulo: string | null; comentario: string | null; decisorId: number | null; adminId: number | null; motivo: string | null; enviada: string | null };
    row: {
      id: number;
    };
  };
  'gastos/demo.PROYECTOS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'gastos/demo.TARIFAS': {
    parameters: readonly [number, string, string];
    row: {};
  };
  'gastos/export.PARTE': {
    parameters: readonly [number | null, string | null, string | null, readonly (string | null)[] | null, string | null, number | null];
    row: {
      id: number;
      estado: 'borrador' | 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'anulacion-solicitada' | 'anulada' | 'pagada';
      dia: string;
      titulo: string | null;
      persona: string;
      documento: string;
      clase: 'ticket' | 'kilometros' | 'dieta';
      categoria: 'comida' | 'comida-clientes' | 'alojamiento' | 'transporte' | 'kilometraje' | 'dieta' | 'otro' | null;
      tipo: string | null;
      cuenta: string | null;
      actividad: string | null;
      cuentaActividad: string | null;
      proyecto: string | null;
      cliente: string | null;
      habitual: 'propio' | 'tarjeta' | 'anticipo' | null;
      formaPago: string | null;
      cuentaPago: string | null;
      campos: unknown;
      calculo: unknown;
      moneda: string;
      enMoneda: number | null;
      total: number;
      exento: number | null;
      sujeto: number | null;
      deducible: number | null;
      aCobrar: number | null;
      pagada: string | null;
      pais: string | null;
    };
  };
  'gastos/lists.LISTAS': {
    parameters: readonly [number | null, string | null];
    row: {
      tipos: ({ id: number; categoria: 'comida' | 'comida-clientes' | 'alojamiento' | 'transporte' | 'kilometraje' | 'dieta' | 'otro'; nombre: string | null; cuenta: string | null; justificanteDesde: number | null; limiteDia: number | null; limiteImpide: boolean; activo: boolean; version: number })[];
      actividades: ({ id: number; nombre: string; cuenta: string | null; activo: boolean; version: number })[];
      formas: ({ id: number; habitual: 'propio' | 'tarjeta' | 'anticipo' | null; nombre: string | null; reembolsa: boolean; cuenta: string | null; activo: boolean; version: number })[];
      politicas: ({ desde: string; version: number; tarifas: unknown })[];
      cambios: ({ moneda: string; desde: string; millonesimas: number })[];
    };
  };
  'gastos/settings.CAMBIAR_TARIFAS': {
    parameters: readonly [number | null, string | null, string, number | null];
    row: {
      version: number;
    };
  };
  'gastos/settings.CAMBIOS': {
    parameters: readonly [number | null];
    row: {
      moneda: string;
      desde: string;
      millonesimas: number;
    };
  };
  'gastos/settings.CREAR_TARIFAS': {
    parameters: readonly [number, string, string];
    row: {
      version: number;
    };
  };
  'gastos/settings.GUARDAR_CAMBIO': {
    parameters: readonly [number, string, string, number];
    row: {
      antes: number | null;
    };
  };
  'gastos/settings.OTRAS_FORMAS': {
    parameters: readonly [number | null, boolean | null, number | null];
    row: {
      hay: number;
    };
  };
  'gastos/settings.OTROS_TIPOS': {
    parameters: readonly [number | null, readonly (string | null)[] | null, number | null];
    row: {
      hay: number;
    };
  };
  'gastos/settings.QUITAR_CAMBIO': {
    parameters: readonly [number | null, string | null, string | null];
    row: {
      ok: number;
    };
  };
  'gastos/settings.UNA_ACTIVIDAD': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      nombre: string;
      cuenta: string | null;
      activo: boolean;
      version: number;
      abierto: boolean;
    };
  };
  'gastos/settings.UNA_FORMA': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      habitual: 'propio' | 'tarjeta' | 'anticipo' | null;
      nombre: string | null;
      reembolsa: boolean;
      cuenta: string | null;
      activo: boolean;
      version: number;
      abierto: boolean;
    };
  };
  'gastos/settings.UN_TIPO': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      categoria: 'comida' | 'comida-clientes' | 'alojamiento' | 'transporte' | 'kilometraje' | 'dieta' | 'otro';
      nombre: string | null;
      cuenta: string | null;
      justificanteDesde: number | null;
      limiteDia: number | null;
      limiteImpide: boolean;
      activo: boolean;
      version: number;
      abierto: boolean;
    };
  };
  'gastos/usual.DE_EMPRESA': {
    parameters: readonly [number | null, number | null];
    row: {
      pais: string;
      gastos: number;
      personas: number;
    };
  };
  'gastos/usual.PROPIOS': {
    parameters: readonly [number | null, number | null, number | null, number | null];
    row: {
      clase: 'ticket' | 'kilometros' | 'dieta';
      pais: string | null;
      kmDecimas: number | null;
      origen: string | null;
      destino: string | null;
      vehiculo: string;
      idaYVuelta: boolean;
    };
  };
  'horarios.LISTA': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
      abierto: boolean;
      version: number;
      versiones: ({ desde: string; definicion: unknown })[];
    };
  };
  'horarios.PONER': {
    parameters: readonly [number, number, string, string];
    row: {};
  };
  'horarios.QUITAR': {
    parameters: readonly [number | null, number | null, string | null];
    row: {};
  };
  'horas-extra.GUARDAR': {
    parameters: { entidadId: number; id: number; tipologiaId: number; tipologia: string; compensacion: string; inicio: string | null; fin: string | null; proyectoId: number | null; previa: boolean };
    row: {};
  };
  'horas-extra/demo.PETICION': {
    parameters: { entidadId: number; personaId: number; fecha: string; estado: string; minutos: number | null; comentario: string | null; creada: string; decisorId: number | null; decidida: string | null; motivo: string | null; tipologia: string; compensacion: string };
    row: {};
  };
  'horas-extra/demo.TIPOLOGIA': {
    parameters: readonly [number, number, string];
    row: {};
  };
  'horas-extra/managing.CAMBIAR_REGLAS': {
    parameters: readonly [number | null, string | null, string, number | null];
    row: {
      version: number;
    };
  };
  'horas-extra/managing.CAMBIAR_VERSION': {
    parameters: readonly [number | null, string | null, string, number | null, number | null];
    row: {
      id: number;
      version: number;
    };
  };
  'horas-extra/managing.CREAR_REGLAS': {
    parameters: readonly [number, string, string];
    row: {
      version: number;
    };
  };
  'horas-extra/managing.CREAR_TIPOLOGIA': {
    parameters: readonly [number, string, string];
    row: {
      id: number;
      version: number;
    };
  };
  'horas-extra/managing.CREAR_VERSION': {
    parameters: readonly [number, string, string, number];
    row: {
      id: number;
      version: number;
    };
  };
  'horas-extra/managing.REGLAS': {
    parameters: readonly [number | null];
    row: {
      desde: string;
      version: number;
      reglas: unknown;
    };
  };
  'horas-extra/managing.TIPOLOGIAS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      desde: string;
      version: number;
      datos: unknown;
    };
  };
  'horas-extra/month.PIDIERON': {
    parameters: readonly [number | null, string | null, string | null];
    row: {
      id: number;
    };
  };
  'horas-extra/reads.PERSONAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null, string | null, readonly (number | null)[] | null];
    row: {
      personaId: number;
      nombre: string;
      revision: number | null;
      asignaciones: ({ desde: string; horarioId: number | null; centroId: number | null })[];
      sueltos: unknown;
      ausencias: ({ desde: string; hasta: string; clase: 'vacaciones' | 'baja' | 'permiso' | 'compensacion'; aprobada: boolean; minutos: number | null; mitad: 'manana' | 'tarde' | null })[];
      dias: ({ fecha: string; estado: 'abierta' | 'cerrada' | 'incompleta' | 'vacia'; trabajado: number })[];
      pedidas: ({ id: number; estado: 'borrador' | 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'anulacion-solicitada' | 'anulada' | 'pagada'; fecha: string; minutos: number | null; tipologiaId: number; tipologia: unknown; compensacion: 'descanso' | 'pago'; inicio: string | null; fin: string | null; proyectoId: number | null; previa: boolean })[];
      descansos: ({ solicitudId: number; movimientoId: number; minutos: number; fecha: string; caduca: string | null })[];
      tipologias: unknown[];
      reglas: ({ desde: string; version: number; reglas: unknown })[];
      regimenes: ({ regimen: 'parcial' | 'nocturno' | 'menor'; desde: string; hasta: string | null })[];
      nacimiento: string | null;
      contratos: ({ desde: string; porMil: number; duracion: 'indefinido' | 'fijo-discontinuo' | 'temporal' | 'formacion' | null; complementariasPorCien: number | null; voluntarias: boolean | null })[];
      aparte: ({ ano: number; minutos: number })[];
      cierres: { desde: '0000-01'; cerrados: ({ centroId: number; mes: string })[] };
      bolsa: unknown;
    };
  };
  'horas-extra/settle.ACORDADAS': {
    parameters: readonly [number | null, string | null, string | null];
    row: {
      personaId: number;
      fecha: string;
      minutos: number | null;
    };
  };
  'horas-extra/settle.DEVOLVER': {
    parameters: readonly [number | null, number | null, number | null, string];
    row: {};
  };
  'horas-extra/settle.TOMAR': {
    parameters: readonly [number, number, string, number, string | null, number | null, number | null, string];
    row: {};
  };
  'hoy/incidences.ALCANZADAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (number | null)[] | null, number | null];
    row: {
      id: number;
    };
  };
  'hoy/incidences.DE_ALGUNAS': {
    parameters: { entidadId: number | null; jefes: readonly (number | null)[] | null; departamento: number | null; personaId: number | null; estado: string | null; desde: string | null; hasta: string | null; centro: number | null; persona: number | null; clase: string | null; start: number | null; limit: number | null };
    row: {
      cuentas: unknown;
      items: ({ persona: { id: number; nombre: string }; fecha: string; clase: 'falta-salida' | 'falta-entrada' | 'orden' | 'solape' | 'desacuerdo' | 'dudosa' | 'en-ausencia' | 'sin-fichajes' | 'sin-salida' | 'no-vino' | 'tarde' | 'retenido'; estado: string | null; preguntada: string | null; respuesta: 'olvido' | 'no-trabajo' | 'sigo' | 'corrijo' | 'correcta' | null; respondida: string | null; resuelta: string | null; nota: string | null; autor: string | null; zona: string | null; tramos: unknown })[];
      planes: ({ id: number; sueltos: unknown; asignaciones: ({ desde: string; horarioId: number | null; centroId: number | null })[]; ausencias: ({ desde: string; hasta: string; clase: 'vacaciones' | 'baja' | 'permiso' | 'compensacion'; aprobada: boolean; minutos: number | null; mitad: 'manana' | 'tarde' | null })[] })[];
    };
  };
  'hoy/incidences.DE_EMPRESA': {
    parameters: { estado: string | null; entidadId: number | null; desde: string | null; hasta: string | null; centro: number | null; persona: number | null; clase: string | null; start: number | null; limit: number | null };
    row: {
      cuentas: unknown;
      items: ({ persona: { id: number; nombre: string }; fecha: string; clase: 'falta-salida' | 'falta-entrada' | 'orden' | 'solape' | 'desacuerdo' | 'dudosa' | 'en-ausencia' | 'sin-fichajes' | 'sin-salida' | 'no-vino' | 'tarde' | 'retenido'; estado: string | null; preguntada: string | null; respuesta: 'olvido' | 'no-trabajo' | 'sigo' | 'corrijo' | 'correcta' | null; respondida: string | null; resuelta: string | null; nota: string | null; autor: string | null; zona: string | null; tramos: unknown })[];
      planes: ({ id: number; sueltos: unknown; asignaciones: ({ desde: string; horarioId: number | null; centroId: number | null })[]; ausencias: ({ desde: string; hasta: string; clase: 'vacaciones' | 'baja' | 'permiso' | 'compensacion'; aprobada: boolean; minutos: number | null; mitad: 'manana' | 'tarde' | null })[] })[];
    };
  };
  'hoy/incidences.DE_HOY': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null];
    row: {
      personaId: number;
      fecha: string;
      clase: 'falta-salida' | 'falta-entrada' | 'orden' | 'solape' | 'desacuerdo' | 'dudosa' | 'en-ausencia' | 'sin-fichajes' | 'sin-salida' | 'no-vino' | 'tarde' | 'retenido';
      momento: string;
      respuesta: 'olvido' | 'no-trabajo' | 'sigo' | 'corrijo' | 'correcta' | null;
      respondida: string | null;
    };
  };
  'hoy/incidences.PREGUNTAR': {
    parameters: readonly [number, readonly (number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, string | null, number | null, string | null];
    row: {
      personaId: number;
      fecha: string;
    };
  };
  'hoy/incidences.PROPIAS': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      fecha: string;
      clase: 'falta-salida' | 'falta-entrada' | 'orden' | 'solape' | 'desacuerdo' | 'dudosa' | 'en-ausencia' | 'sin-fichajes' | 'sin-salida' | 'no-vino' | 'tarde' | 'retenido';
      momento: string;
      autor: string;
      texto: string | null;
    };
  };
  'hoy/incidences.RESOLVER': {
    parameters: readonly [number, readonly (number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, string | null, number | null, string | null];
    row: {
      personaId: number;
      fecha: string;
    };
  };
  'hoy/incidences.RESPONDER': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {};
  };
  'hoy/incidences.UNA': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      clase: 'falta-salida' | 'falta-entrada' | 'orden' | 'solape' | 'desacuerdo' | 'dudosa' | 'en-ausencia' | 'sin-fichajes' | 'sin-salida' | 'no-vino' | 'tarde' | 'retenido';
      hecha: boolean;
    };
  };
  'hoy/people.HOY': {
    parameters: { planes: string | null; ids: string | null; lugares: string | null; entidadId: number | null; diaAntes: string | null; antes: string | null; jefes: readonly (number | null)[] | null; personaId: number | null; departamento: number | null; olvidadas: readonly (number | null)[] | null; centro: number | null; estado: string | null; start: number | null; limit: number | null };
    row: {
      cuentas: { todas: number; trabajando: number; pausa: number; tarde: number; noVino: number; sinSalida: number; ausente: number; fuera: number; sinEstrenar: number };
      total: number;
      centros: ({ id: number | null; nombre: string; zona: string | null; cuentas: { todas: number; trabajando: number; pausa: number; tarde: number; noVino: number; sinSalida: number; ausente: number; fuera: number; sinEstrenar: number } })[];
      ayer: number;
      turnos: ({ hora: string; nombre: string | null; centro: string; zona: string | null; personas: number | null })[];
      pagina: ({ id: number; estado: 'no-vino' | 'sin-salida' | 'trabajando' | 'pausa' | 'ausente' | 'sin-estrenar' | 'tarde' | 'no-vino-antes' | 'fuera'; debia: string | null })[];
    };
  };
  'hoy/people.MAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null, readonly (number | null)[] | null, number | null];
    row: {
      id: number;
      telefono: string;
      solicitudId: number | null;
    };
  };
  'hoy/people.OPCIONES': {
    parameters: readonly [number | null, string | null, readonly (number | null)[] | null, number | null];
    row: {
      centros: ({ id: number; nombre: string })[];
      departamentos: ({ id: number; nombre: string })[];
    };
  };
  'informe-proyectos/billing.ANULAR': {
    parameters: readonly [number | null, number | null, string | null, number | null];
    row: {
      uno: number;
    };
  };
  'informe-proyectos/billing.CREAR': {
    parameters: { entidad: number; proyecto: number; referencia: string; hasta: string; minutos: number; importe: number | null; autor: number; momento: string };
    row: {
      id: number;
    };
  };
  'informe-proyectos/billing.CUANTAS': {
    parameters: readonly [number | null, number | null];
    row: {
      n: number;
    };
  };
  'informe-proyectos/billing.LIBERAR': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'informe-proyectos/billing.MARCAR': {
    parameters: { entidad: number | null; proyecto: number | null; hasta: string | null; facturacion: number | null };
    row: {
      entradas: number;
      minutos: number;
    };
  };
  'informe-proyectos/billing.POR_FACTURAR': {
    parameters: { propiaCoste: readonly (number | null)[] | null; proyectoCoste: readonly (number | null)[] | null; personaCoste: readonly (number | null)[] | null; propiaPrecio: readonly (number | null)[] | null; proyectoPrecio: readonly (number | null)[] | null; personaPrecio: readonly (number | null)[] | null; tramos: readonly (number | null)[] | null; origen: string | null; entidad: number | null; hasta: string | null; proyecto: number | null; cuantosTramos: number | null; propiaUsuario: readonly (number | null)[] | null; propiaProyecto: readonly (number | null)[] | null; proyectoId: readonly (number | null)[] | null; personaId: readonly (number | null)[] | null };
    row: {
      id: number;
      nombre: string;
      cliente: string | null;
      entradas: number;
      minutos: number;
      importe: number;
      conPrecio: number;
      desde: string;
    };
  };
  'informe-proyectos/billing.PROYECTO': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
    };
  };
  'informe-proyectos/billing.TODAS': {
    parameters: readonly [number | null, number | null, number | null, number | null];
    row: {
      id: number;
      proyectoId: number;
      proyecto: string;
      cliente: string | null;
      referencia: string;
      hasta: string;
      minutos: number;
      importe: number | null;
      autor: string;
      momento: string;
      anulada: string | null;
      anuladaPor: string | null;
    };
  };
  'informe-proyectos/billing.UNA': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      proyectoId: number;
      proyecto: string;
      cliente: string | null;
      referencia: string;
      hasta: string;
      minutos: number;
      importe: number | null;
      autor: string;
      momento: string;
      anulada: string | null;
      anuladaPor: string | null;
    };
  };
  'informe-proyectos/budgets.AVISADOS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      umbral: number;
      momento: string;
    };
  };
  'informe-proyectos/budgets.AVISAR': {
    parameters: readonly [number, number, number, string, string | null];
    row: {
      uno: number;
    };
  };
  'informe-proyectos/budgets.GASTADO': {
    parameters: { mes: string | null; anterior: string | null; propiaCoste: readonly (number | null)[] | null; proyectoCoste: readonly (number | null)[] | null; personaCoste: readonly (number | null)[] | null; propiaPrecio: readonly (number | null)[] | null; proyectoPrecio: readonly (number | null)[] | null; personaPrecio: readonly (number | null)[] | null; tramos: readonly (number | null)[] | null; origen: string | null; proyectos: readonly (number | null)[] | null; empiezan: readonly (string | null)[] | null; entidad: number | null; hoy: string | null; cuantosTramos: number | null; propiaUsuario: readonly (number | null)[] | null; propiaProyecto: readonly (number | null)[] | null; proyectoId: readonly (number | null)[] | null; personaId: readonly (number | null)[] | null };
    row: {
      id: number;
      primero: string;
      minutos: number;
      coste: number | null;
      esteMinutos: number;
      anteriorMinutos: number;
      esteCoste: number;
      anteriorCoste: number;
    };
  };
  'informe-proyectos/budgets.OLVIDAR': {
    parameters: readonly [number | null, number | null, readonly (number | null)[] | null];
    row: {};
  };
  'informe-proyectos/budgets.PROYECTOS': {
    parameters: readonly [number | null, number | null, number | null, number | null];
    row: {
      id: number;
      nombre: string;
      cliente: string | null;
      responsableId: number | null;
      responsable: string | null;
      empieza: string | null;
      entrega: string | null;
      presupuestoMinutos: number | null;
      presupuestoImporte: number | null;
    };
  };
  'informe-proyectos/budgets.SEMANAS': {
    parameters: { propiaCoste: readonly (number | null)[] | null; proyectoCoste: readonly (number | null)[] | null; personaCoste: readonly (number | null)[] | null; propiaPrecio: readonly (number | null)[] | null; proyectoPrecio: readonly (number | null)[] | null; personaPrecio: readonly (number | null)[] | null; tramos: readonly (number | null)[] | null; origen: string | null; proyectos: readonly (number | null)[] | null; empiezan: readonly (string | null)[] | null; entidad: number | null; hoy: string | null; cuantosTramos: number | null; propiaUsuario: readonly (number | null)[] | null; propiaProyecto: readonly (number | null)[] | null; proyectoId: readonly (number | null)[] | null; personaId: readonly (number | null)[] | null };
    row: {
      lunes: string;
      minutos: number;
      coste: number;
    };
  };
  'informe-proyectos/notices.RESPONSABLE': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number | null;
    };
  };
  'informe-proyectos/report.CATEGORIAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      nombre: string;
      nota: never | null;
    };
  };
  'informe-proyectos/report.CLIENTES': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      nombre: string;
      nota: never | null;
    };
  };
  'informe-proyectos/report.LINEAS': {
    parameters: { por: string | null; meses: readonly (number | null)[] | null; desde: string | null; columnas: readonly (string | null)[] | null; propiaCoste: readonly (number | null)[] | null; proyectoCoste: readonly (number | null)[] | null; personaCoste: readonly (number | null)[] | null; propiaPrecio: readonly (number | null)[] | null; proyectoPrecio: readonly (number | null)[] | null; personaPrecio: readonly (number | null)[] | null; tramos: readonly (number | null)[] | null; origen: string | null; entidad: number | null; hasta: string | null; responsable: number | null; cliente: number | null; proyecto: number | null; persona: number | null; tarea: number | null; categoria: number | null; estado: string | null; cuantosTramos: number | null; propiaUsuario: readonly (number | null)[] | null; propiaProyecto: readonly (number | null)[] | null; proyectoId: readonly (number | null)[] | null; personaId: readonly (number | null)[] | null; porFecha: boolean | null; limite: number | null };
    row: {
      puesto: number;
      clave: number;
      columna: number | null;
      minutos: number;
      coste: number | null;
      precio: number | null;
      conCoste: number;
    };
  };
  'informe-proyectos/report.PARES': {
    parameters: { por: string | null; meses: readonly (number | null)[] | null; desde: string | null; y: string | null; columnas: readonly (string | null)[] | null; propiaCoste: readonly (number | null)[] | null; proyectoCoste: readonly (number | null)[] | null; personaCoste: readonly (number | null)[] | null; propiaPrecio: readonly (number | null)[] | null; proyectoPrecio: readonly (number | null)[] | null; personaPrecio: readonly (number | null)[] | null; tramos: readonly (number | null)[] | null; origen: string | null; entidad: number | null; hasta: string | null; responsable: number | null; cliente: number | null; proyecto: number | null; persona: number | null; tarea: number | null; categoria: number | null; estado: string | null; cuantosTramos: number | null; propiaUsuario: readonly (number | null)[] | null; propiaProyecto: readonly (number | null)[] | null; proyectoId: readonly (number | null)[] | null; personaId: readonly (number | null)[] | null; limite: number | null };
    row: {
      clave: number | null;
      dentro: number | null;
      columna: number | null;
      minutos: number;
      coste: number | null;
      precio: number | null;
      conCoste: number;
    };
  };
  'informe-proyectos/report.PERSONAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      nombre: string;
      nota: never | null;
    };
  };
  'informe-proyectos/report.PROYECTOS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      nombre: string;
      nota: string | null;
    };
  };
  'informe-proyectos/report.TAREAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      nombre: string;
      nota: string;
    };
  };
  'informe-proyectos/views.CREAR': {
    parameters: readonly [number, number, string, boolean, string];
    row: {
      id: number;
    };
  };
  'informe-proyectos/views.QUITAR': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      uno: number;
    };
  };
  'informe-proyectos/views.VISTAS': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      nombre: string;
      compartida: boolean;
      usuarioId: number;
      autor: string;
      consulta: unknown;
    };
  };
  'inspeccion.CERRAR': {
    parameters: readonly [number | null, number | null, string | null];
    row: {};
  };
  'inspeccion.CREAR': {
    parameters: { entidadId: number; usuarioId: number; nombre: string; organismo: string; perfil: string; desde: string; hasta: string; centros: readonly (number | null)[] | null; creado: string; autorId: number; caduca: string };
    row: {
      id: number;
    };
  };
  'inspeccion.CUENTA': {
    parameters: readonly [number, string, string, string, string | null, string | null, string | null];
    row: {
      id: number;
    };
  };
  'inspeccion.DIRECTORIO': {
    parameters: readonly [number | null];
    row: {
      poner_en_directorio: string | null;
    };
  };
  'inspeccion.PROPIO': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      id: number;
      organismo: string;
      perfil: 'inspeccion' | 'representacion';
      desde: string;
      hasta: string;
      centros: number[] | null;
      caduca: string;
    };
  };
  'inspeccion.REVOCAR': {
    parameters: readonly [number | null, number | null, string | null, number | null];
    row: {
      usuarioId: number;
    };
  };
  'inspeccion.TODOS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      usuarioId: number;
      nombre: string;
      organismo: string;
      usuario: string;
      email: string;
      idioma: 'es' | 'en' | 'pt' | 'de' | null;
      perfil: 'inspeccion' | 'representacion';
      desde: string;
      hasta: string;
      centros: number[] | null;
      creado: string;
      caduca: string;
      revocado: string | null;
      tieneClave: boolean;
      segundoPaso: boolean;
      consultas: number;
      ultimaConsulta: string | null;
    };
  };
  'inspeccion.UNO': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      usuarioId: number;
      nombre: string;
      organismo: string;
      usuario: string;
      email: string;
      idioma: 'es' | 'en' | 'pt' | 'de' | null;
      perfil: 'inspeccion' | 'representacion';
      desde: string;
      hasta: string;
      centros: number[] | null;
      creado: string;
      caduca: string;
      revocado: string | null;
      tieneClave: boolean;
      segundoPaso: boolean;
      consultas: number;
      ultimaConsulta: string | null;
    };
  };
  'inspeccion/scope.CORRECCIONES': {
    parameters: readonly [number | null, string | null, string | null, readonly (number | null)[] | null, number | null, number | null];
    row: {
      id: number;
      nombre: string;
      fecha: string;
      total: number;
    };
  };
  'inspeccion/scope.CUANTAS': {
    parameters: readonly [number | null, string | null, string | null, readonly (number | null)[] | null, string | null, boolean | null];
    row: {
      n: number;
    };
  };
  'inspeccion/scope.LISTA': {
    parameters: readonly [number | null, string | null, string | null, readonly (number | null)[] | null, string | null, boolean | null, number | null, number | null];
    row: {
      id: number;
      nombre: string;
      documento: string;
      centro: string | null;
    };
  };
  'inspeccion/scope.UNA': {
    parameters: readonly [number | null, string | null, string | null, readonly (number | null)[] | null, number | null];
    row: {
      id: number;
      nombre: string;
      documento: string;
      centro: string | null;
    };
  };
  'limites.AJUSTES': {
    parameters: readonly [number | null];
    row: {
      limites: unknown;
    };
  };
  'limites.GUARDAR': {
    parameters: readonly [number | null, string | null];
    row: {};
  };
  'limites.RESPONDER': {
    parameters: readonly [number, number, string, string, string, string, number, string];
    row: {};
  };
  'limites/demo.ROTOS': {
    parameters: readonly [number | null, string | null, string | null, number | null];
    row: {
      persona: number;
      fecha: string;
      regla: string;
    };
  };
  'login.ACCEPT': {
    parameters: readonly [string | null, number | null, string | null];
    row: {};
  };
  'login.CREDENTIALS': {
    parameters: readonly [number | null, number | null];
    row: {
      passwordHash: string | null;
      activo: boolean;
      roles: string[];
      esQuiosco: boolean;
      esInvitado: boolean;
      revision: number;
    };
  };
  'login.RENEW': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {};
  };
  'login/reads.MEMBERSHIPS': {
    parameters: readonly [string | null];
    row: {
      entidadId: number;
      usuarioId: number;
      nombre: string;
      isAccepted: boolean;
    };
  };
  'mes/closing.RECUENTO': {
    parameters: { entidadId: number | null; desde: string | null; hasta: string | null; hoy: string | null; malos: string | null; centros: readonly (number | null)[] | null; limit: number | null };
    row: {
      aparte: number[];
      casos: number[];
      centros: ({ centroId: number; personas: number; enCurso: number; incompletas: number; pendientes: number; incidencias: number; casos: number })[];
    };
  };
  'mes/incidences.GUARDAR': {
    parameters: readonly [number, readonly (number | null)[] | null, string | null, string | null, string | null];
    row: {};
  };
  'mes/incidences.MARCAR': {
    parameters: readonly [number, readonly (number | null)[] | null, string | null, string | null];
    row: {};
  };
  'mes/list.APARTE': {
    parameters: readonly [number | null, string | null, number | null];
    row: {
      valores: { pagadas: number; aDescanso: number; fuerzaMayor: number; complementarias: number; flexibles: number; bolsa: number };
    };
  };
  'mes/list.CENTROS': {
    parameters: { entidadId: number | null; mes: string | null; hoy: string | null; jefes: readonly (number | null)[] | null; personaId: number | null; centro: number | null; departamento: number | null; responsable: number | null; palabras: readonly (string | null)[] | null; con: string | null };
    row: {
      id: number;
      nombre: string;
      personas: number;
      avisos: number;
      firmados: number | null;
    };
  };
  'mes/list.CUANTAS': {
    parameters: readonly [number | null];
    row: {
      total: number;
    };
  };
  'mes/list.CUENTA': {
    parameters: { entidadId: number | null; mes: string | null; jefes: readonly (number | null)[] | null; personaId: number | null; centro: number | null; departamento: number | null; responsable: number | null; palabras: readonly (string | null)[] | null; con: string | null; hoy: string | null };
    row: {
      total: number;
    };
  };
  'mes/list.PAGES': {
    parameters: { entidadId: number | null; mes: string | null; jefes: readonly (number | null)[] | null; personaId: number | null; centro: number | null; departamento: number | null; responsable: number | null; palabras: readonly (string | null)[] | null; con: string | null; hoy: string | null; limit: number | null; start: number | null; isKnown: boolean | null };
    row: {
      persona: { id: number; nombre: string };
      centro: string | null;
      departamento: string | null;
      tira: string;
      firma: string | null;
      aviso: string | null;
      valores: { previsto: number; trabajado: number; efectivo: number; ordinario: number; exceso: number; pagadas: number; aDescanso: number; fuerzaMayor: number; complementarias: number; flexibles: number; nocturno: number; retraso: number; ausencias: number; ausenciaMinutos: number; saldo: number; bolsa: number; incidencias: number; incompletas: number; pendientes: number; avisos: number };
      clases: { vacaciones: number; baja: number; permiso: number; compensacion: number } | null;
    };
  };
  'mes/list.PERSONA': {
    parameters: readonly [number | null, number | null, readonly (number | null)[] | null, number | null];
    row: {
      id: number;
      nombre: string;
      departamento: string | null;
    };
  };
  'mes/list.PLACES': {
    parameters: { entidadId: number | null; mes: string | null; jefes: readonly (number | null)[] | null; personaId: number | null; centro: number | null; departamento: number | null; responsable: number | null; palabras: readonly (string | null)[] | null; con: string | null; hoy: string | null; id: number | null };
    row: {
      lugar: number;
    };
  };
  'mes/list.TOTALES': {
    parameters: { entidadId: number | null; mes: string | null; jefes: readonly (number | null)[] | null; personaId: number | null; centro: number | null; departamento: number | null; responsable: number | null; palabras: readonly (string | null)[] | null; con: string | null; hoy: string | null; isKnown: boolean | null };
    row: {
      personas: number;
      conAvisos: number;
      valores: { previsto: number; trabajado: number; efectivo: number; ordinario: number; exceso: number; pagadas: number; aDescanso: number; fuerzaMayor: number; complementarias: number; flexibles: number; nocturno: number; retraso: number; ausencias: number; ausenciaMinutos: number; saldo: number; bolsa: number; incidencias: number; incompletas: number; pendientes: number; avisos: number };
      clases: { vacaciones: number; baja: number; permiso: number; compensacion: number } | null;
    };
  };
  'mes/people.PERSONAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null, string | null];
    row: {
      id: number;
      asignaciones: ({ desde: string; horarioId: number | null; centroId: number | null })[];
      sueltos: unknown;
      ausencias: ({ desde: string; hasta: string; clase: 'vacaciones' | 'baja' | 'permiso' | 'compensacion'; aprobada: boolean; minutos: number | null; mitad: 'manana' | 'tarde' | null })[];
      jornadas: ({ fecha: string; estado: 'abierta' | 'cerrada' | 'incompleta' | 'vacia'; inicio: string | null; fin: string | null; tramos: unknown; incidencias: string[]; pendientes: number; efectivo: number; nocturno: number })[];
    };
  };
  'mes/stale.AVANZAR': {
    parameters: readonly [number, string, number];
    row: {};
  };
  'mes/stale.CAMBIADAS': {
    parameters: readonly [number | null, string | null, string | null, number | null];
    row: {
      usuario_id: number;
    };
  };
  'mes/stale.CUANTAS': {
    parameters: readonly [number | null, string | null, string | null, number | null];
    row: {
      total: number;
    };
  };
  'mes/stale.NUEVAS': {
    parameters: readonly [number | null, string | null, number | null];
    row: {
      usuario_id: number;
    };
  };
  'mes/stale.OLVIDAR': {
    parameters: readonly [number | null];
    row: {};
  };
  'mes/stale.QUITAR': {
    parameters: readonly [number | null, string | null, readonly (number | null)[] | null];
    row: {};
  };
  'mes/stale.SUMADOS': {
    parameters: readonly [number | null];
    row: {
      mes: string;
    };
  };
  'mes/store.GUARDAR': {
    parameters: readonly [number, string, string | null];
    row: {};
  };
  'mes/stored-days.DIAS': {
    parameters: readonly [number | null, string | null, readonly (number | null)[] | null, number | null, number | null];
    row: {
      id: number;
      dias: unknown;
    };
  };
  'modelo145/repo.ACUSAR': {
    parameters: { entidadId: number; id: number; autorId: number; momento: string; metodo: string; aparato: string; textoVersion: number; texto: string; pdf: Uint8Array; pdfSha256: string | null };
    row: {
      id: number;
    };
  };
  'modelo145/repo.BORRADOR': {
    parameters: readonly [number | null, number | null];
    row: {
      contenido: Buffer;
      version: number;
      guardado: string;
    };
  };
  'modelo145/repo.CONTENIDO': {
    parameters: readonly [number | null, number | null];
    row: {
      contenido: Buffer;
    };
  };
  'modelo145/repo.DECLARANTE': {
    parameters: readonly [number | null, number | null];
    row: {
      nif: string;
      nombre: string;
      nacimiento: string | null;
    };
  };
  'modelo145/repo.DESCARTAR': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      version: number;
    };
  };
  'modelo145/repo.DE_PERSONA': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      personaId: number;
      anteriorId: number | null;
      momento: string;
      efecto: string;
      metodo: 'pin' | 'llave' | 'contrasena' | 'sesion';
      aparato: string;
      texto: string;
      huella: string;
      acuseMomento: string | null;
      acuseAutor: string | null;
      acuseMetodo: 'pin' | 'llave' | 'contrasena' | 'sesion' | null;
      acuseTexto: string | null;
    };
  };
  'modelo145/repo.EMPEZAR': {
    parameters: readonly [number, number, Uint8Array, string];
    row: {
      version: number;
    };
  };
  'modelo145/repo.EMPRESA': {
    parameters: readonly [number | null];
    row: {
      nombre: string;
      nif: string;
    };
  };
  'modelo145/repo.FIRMAR': {
    parameters: { entidadId: number; personaId: number; anteriorId: number | null; momento: string; efecto: string; metodo: string; aparato: string; textoVersion: number; texto: string; huella: string | null; contenido: Uint8Array; pdf: Uint8Array; pdfSha256: string | null };
    row: {
      id: number;
    };
  };
  'modelo145/repo.LISTA': {
    parameters: readonly [number | null, string | null, string | null, number | null, number | null];
    row: {
      id: number;
      personaId: number;
      nombre: string;
      momento: string;
      efecto: string;
      esPrimero: boolean;
      acusado: string | null;
      total: number;
    };
  };
  'modelo145/repo.PDF': {
    parameters: readonly [number | null, number | null];
    row: {
      pdf: Buffer;
      conAcuse: boolean;
      momento: string;
      personaId: number;
    };
  };
  'modelo145/repo.PENDIENTES': {
    parameters: readonly [number | null];
    row: {
      total: number;
    };
  };
  'modelo145/repo.SEGUIR': {
    parameters: readonly [number | null, number | null, Uint8Array, string, number | null];
    row: {
      version: number;
    };
  };
  'modelo145/repo.UNO': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      personaId: number;
      anteriorId: number | null;
      momento: string;
      efecto: string;
      metodo: 'pin' | 'llave' | 'contrasena' | 'sesion';
      aparato: string;
      texto: string;
      huella: string;
      acuseMomento: string | null;
      acuseAutor: string | null;
      acuseMetodo: 'pin' | 'llave' | 'contrasena' | 'sesion' | null;
      acuseTexto: string | null;
    };
  };
  'notificaciones/devices.BARRER': {
    parameters: readonly [number | null, string | null];
    row: {
      huella: Buffer;
    };
  };
  'notificaciones/devices.BORRAR': {
    parameters: readonly [number | null, number | null, Uint8Array | null];
    row: {};
  };
  'notificaciones/devices.DE_PERSONA': {
    parameters: readonly [number | null, string | null, number | null, readonly (string | null)[] | null];
    row: {
      id: number;
      usuarioId: number;
      canal: 'web' | 'firebase';
    };
  };
  'notificaciones/devices.DE_SESION': {
    parameters: readonly [number | null, string | null, string | null, readonly (string | null)[] | null];
    row: {
      id: number;
      usuarioId: number;
      canal: 'web' | 'firebase';
    };
  };
  'notificaciones/devices.PONER': {
    parameters: readonly [number, number, string, string, Uint8Array, string, string];
    row: {};
  };
  'notificaciones/devices.QUITAR_HUELLA': {
    parameters: readonly [number | null, Uint8Array | null, number | null];
    row: {
      huella: Buffer;
    };
  };
  'notificaciones/devices.QUITAR_SESION': {
    parameters: readonly [number | null, string | null, string | null, Uint8Array | null];
    row: {
      huella: Buffer;
    };
  };
  'notificaciones/devices.QUITAR_SOBRANTES': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      huella: Buffer;
    };
  };
  'notificaciones/devices.SOLTAR': {
    parameters: readonly [readonly (Uint8Array | null)[] | null, number | null];
    row: {};
  };
  'notificaciones/devices.TOMAR': {
    parameters: readonly [Uint8Array, number];
    row: {
      anterior: number | null;
    };
  };
  'notificaciones/devices.UNO': {
    parameters: readonly [number | null, string | null, number | null];
    row: {
      usuarioId: number;
      idioma: 'es' | 'en' | 'pt' | 'de' | null;
      huella: Buffer;
      datos: unknown;
    };
  };
  'notificaciones/reads.CENTRO': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      id: number | null;
    };
  };
  'notificaciones/reads.CON_ROL': {
    parameters: readonly [number | null, number | null, readonly (string | null)[] | null];
    row: {
      usuarioId: number;
      nombre: string;
      email: string;
      idioma: 'es' | 'en' | 'pt' | 'de';
      roles: string[];
      entidad: string;
    };
  };
  'notificaciones/reads.RESPONSABLE': {
    parameters: readonly [number | null, number | null];
    row: {
      usuarioId: number;
      nombre: string;
      email: string;
      idioma: 'es' | 'en' | 'pt' | 'de';
      roles: string[];
      entidad: string;
    };
  };
  'notificaciones/reads.UNO': {
    parameters: readonly [number | null, number | null];
    row: {
      usuarioId: number;
      nombre: string;
      email: string;
      idioma: 'es' | 'en' | 'pt' | 'de';
      roles: string[];
      entidad: string;
    };
  };
  'notificaciones/reads.VARIOS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      usuarioId: number;
      nombre: string;
      email: string;
      idioma: 'es' | 'en' | 'pt' | 'de';
      roles: string[];
      entidad: string;
    };
  };
  'novedades.JEFES': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (number | null)[] | null];
    row: {
      id: number | null;
    };
  };
  'novedades.RESPONSABLE': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number | null;
    };
  };
  'permisos.DETALLES': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      codigo: string;
      regla: unknown;
      hecho: string | null;
      minutos: number | null;
      horaInicio: string | null;
      grado: number | null;
      km: number | null;
      isMonoparental: boolean;
      hijos: number | null;
      isDeAmbos: boolean;
      dias: unknown;
      recontados: unknown;
      justificanteHasta: string | null;
    };
  };
  'permisos.GUARDAR': {
    parameters: { entidadId: number; id: number; codigo: string; regla: string; hecho: string | null; minutos: number | null; grado: number | null; km: number | null; isMonoparental: boolean; isDeAmbos: boolean; dias: string; justificanteHasta: string | null; horaInicio: string | null; hijos: number | null };
    row: {};
  };
  'permisos.PERSONAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      personaId: number;
      nombre: string;
      departamentoId: number | null;
      departamento: string | null;
      asignaciones: ({ desde: string; horarioId: number | null; centroId: number | null })[];
      sueltos: unknown;
      ausencias: ({ id: number; solicitudId: number | null; desde: string; hasta: string; clase: 'vacaciones' | 'baja' | 'permiso' | 'compensacion'; aprobada: boolean; minutos: number | null; mitad: 'manana' | 'tarde' | null })[];
      pedidos: ({ id: number; estado: 'borrador' | 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'anulacion-solicitada' | 'anulada' | 'pagada'; desde: string; hasta: string; codigo: string; hecho: string | null; minutos: number | null; regla: unknown; dias: unknown; recontados: unknown })[];
      familias: ({ id: number; codigo: string; nombre: string; pais: string; permisos: unknown; asignaciones: ({ desde: string | null; hasta: string | null; centroId: number | null; departamentoId: number | null; personaId: number | null })[] })[];
      cierres: { desde: '0000-01'; cerrados: ({ centroId: number; mes: string })[] };
    };
  };
  'permisos.RECONTAR': {
    parameters: readonly [number | null, number | null, string, string];
    row: {};
  };
  'permisos/demo.FAMILIA': {
    parameters: readonly [number, string, string, string];
    row: {};
  };
  'permisos/families.ASIGNAR': {
    parameters: readonly [number, number, readonly (number | null)[] | null, readonly (number | null)[] | null, readonly (number | null)[] | null, boolean | null, string | null];
    row: {};
  };
  'permisos/families.DADAS': {
    parameters: readonly [number | null, number | null];
    row: {
      cuantas: number;
    };
  };
  'permisos/families.LISTA': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
      pais: string;
      predeterminada: boolean;
      abierto: boolean;
      version: number;
      reglas: unknown;
      centros: ({ id: number; nombre: string })[];
      departamentos: ({ id: number; nombre: string })[];
      personas: ({ id: number; nombre: string })[];
    };
  };
  'permisos/families.NO_MAS': {
    parameters: readonly [number | null, string | null, number | null];
    row: {};
  };
  'permisos/families.QUITAR': {
    parameters: readonly [number | null, number | null, readonly (number | null)[] | null, readonly (number | null)[] | null, readonly (number | null)[] | null, boolean | null, string | null];
    row: {};
  };
  'permisos/families.TERMINAR': {
    parameters: readonly [number | null, number | null, readonly (number | null)[] | null, readonly (number | null)[] | null, readonly (number | null)[] | null, boolean | null, string | null];
    row: {};
  };
  'permisos/proofs.DEBIDOS': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
      personaId: number;
    };
  };
  'permisos/proofs.DICHO': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null];
    row: {};
  };
  'personas.ACABAR': {
    parameters: readonly [number | null, number | null, string | null];
    row: {};
  };
  'personas.ADMINS': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
    };
  };
  'personas.CERRADOS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      mes: string;
    };
  };
  'personas.CONFIGURADO': {
    parameters: readonly [number | null];
    row: {
      todo: { departamentos: ({ id: number; nombre: string })[]; centros: ({ id: number; nombre: string; pais: string; zona: string })[]; horarios: ({ id: number; nombre: string })[] };
    };
  };
  'personas.DESPUES': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      fecha: string | null;
    };
  };
  'personas.EN_DIRECTORIO': {
    parameters: readonly [number | null];
    row: {
      poner_en_directorio: string | null;
    };
  };
  'personas.PONER': {
    parameters: readonly [number, number, string, number | null, number | null];
    row: {};
  };
  'personas.QUITAR': {
    parameters: readonly [number | null, number | null, string | null];
    row: {};
  };
  'personas.RESPONSABLES': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'personas.REVOCAR': {
    parameters: readonly [number | null, number | null, string | null];
    row: {};
  };
  'personas.SOLTAR': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'personas/address.COMPARTIDAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null];
    row: {
      id: number;
    };
  };
  'personas/address.OTRA': {
    parameters: readonly [number | null, string | null, number | null, string | null];
    row: {
      nombre: string;
    };
  };
  'personas/few.ABIERTAS': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
    };
  };
  'personas/few.AUSENTES': {
    parameters: readonly [number | null, string | null, string | null];
    row: {
      id: number;
    };
  };
  'personas/few.CENTRO': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
    };
  };
  'personas/few.HORARIO': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
    };
  };
  'personas/few.PALABRA': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
    };
  };
  'personas/import/context.CONTRATOS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      contratos: ({ desde: string; porMil: number; duracion: 'indefinido' | 'fijo-discontinuo' | 'temporal' | 'formacion' | null; complementariasPorCien: number | null; voluntarias: boolean | null })[];
      nacimiento: string | null;
      naf: string | null;
    };
  };
  'personas/import/context.DEPARTAMENTOS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'personas/import/context.PERSONAS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      version: number;
      documento: string;
      nombre: string;
      email: string;
      movil: string;
      puesto: string;
      idioma: 'es' | 'en' | 'pt' | 'de' | null;
      departamentoId: number | null;
      responsableId: number | null;
      esQuiosco: boolean;
      alta: string | null;
      ultimoDia: string | null;
      asignaciones: ({ desde: string; horarioId: number | null; centroId: number | null })[];
    };
  };
  'personas/import/write-people.ASIGNAR': {
    parameters: readonly [number, string | null];
    row: {};
  };
  'personas/import/write-people.CREAR': {
    parameters: readonly [number, string | null];
    row: {
      id: number;
      documento: string;
    };
  };
  'personas/import/write-people.DIRECTORIO': {
    parameters: readonly [readonly (number | null)[] | null];
    row: {
      poner_en_directorio: string | null;
    };
  };
  'personas/list.BUSCAR': {
    parameters: readonly [number | null, string | null, readonly (string | null)[] | null, number | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'personas/list.BUSCAR_ENTRE': {
    parameters: readonly [number | null, string | null, readonly (string | null)[] | null, number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'personas/list.CUENTAS': {
    parameters: { planes: string | null; ids: string | null; lugares: string | null; entidadId: number | null; palabras: readonly (string | null)[] | null; departamento: number | null; olvidadas: readonly (number | null)[] | null; centro: number | null; horario: number | null; cuenta: string | null };
    row: {
      todas: number;
      trabajando: number;
      pausa: number;
      fuera: number;
      tarde: number;
      ausente: number;
      invitadas: number;
      sinAcceso: number;
      centros: number;
    };
  };
  'personas/list.PARTS': {
    parameters: { planes: string | null; ids: string | null; lugares: string | null; entidadId: number | null; palabras: readonly (string | null)[] | null; departamento: number | null; olvidadas: readonly (number | null)[] | null; centro: number | null; horario: number | null; cuenta: string | null; tras: number | null; estado: string | null; limit: number | null };
    row: {
      id: number;
    };
  };
  'personas/people.PERSONAS': {
    parameters: readonly [number | null, string | null, readonly (number | null)[] | null];
    row: {
      id: number;
      documento: string;
      nombre: string;
      email: string;
      movil: string;
      puesto: string;
      idioma: 'es' | 'en' | 'pt' | 'de' | null;
      roles: string[];
      esQuiosco: boolean;
      departamentoId: number | null;
      departamento: string | null;
      responsableId: number | null;
      responsable: string | null;
      alta: string | null;
      ultimoDia: string | null;
      cierra: string | null;
      suspendida: string | null;
      invitada: string | null;
      activo: boolean;
      tieneClave: boolean;
      sinEstrenar: boolean;
      version: number;
      asignaciones: ({ desde: string; horarioId: number | null; centroId: number | null })[];
      sueltos: unknown;
      ausencias: ({ desde: string; hasta: string; clase: 'vacaciones' | 'baja' | 'permiso' | 'compensacion'; aprobada: boolean; minutos: number | null; mitad: 'manana' | 'tarde' | null })[];
      jornada: { fecha: string; zona: string; estado: 'abierta' | 'cerrada' | 'incompleta' | 'vacia'; situacion: 'trabajando' | 'pausa' | 'fuera'; desde: string | null; inicio: string | null; fin: string | null; tramos: unknown; incidencias: string[] } | null;
      contacto: { momento: string; dispositivo: string } | null;
    };
  };
  'personas/people.SESIONES': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      recordada: boolean;
      dispositivo: string;
      ultimoUso: string;
    };
  };
  'personas/plans.ABIERTAS': {
    parameters: readonly [number | null, string | null, string | null, number | null];
    row: {
      id: number;
      fecha: string;
      inicio: string;
      tramos: unknown;
    };
  };
  'personas/plans.GRUPOS': {
    parameters: readonly [number | null, string | null, string | null];
    row: {
      planes: string;
      faltas: string;
      sueltos: string;
      ids: number[];
    };
  };
  'personas/plans.HUELLA': {
    parameters: readonly [number | null];
    row: {
      huella: string;
    };
  };
  'personas/sheets.SIN_ENTRAR': {
    parameters: readonly [number | null, string | null, boolean | null, number | null];
    row: {
      id: number;
      nombre: string;
      usuario: string;
      entregada: string | null;
      centro: string;
      total: number;
    };
  };
  'personas/together.CUENTAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      email: string;
      esQuiosco: boolean;
      tieneClave: boolean;
      estaInvitada: boolean;
      estaSuspendida: boolean;
      ultimoDia: string | null;
    };
  };
  'personas/together.ELEGIDAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      nombre: string;
      esQuiosco: boolean;
      alta: string | null;
      ultimoDia: string | null;
      departamentoId: number | null;
      departamento: string | null;
      asignaciones: ({ desde: string; horarioId: number | null; centroId: number | null })[];
    };
  };
  'personas/together.MOVER': {
    parameters: readonly [number | null, readonly (number | null)[] | null, number | null];
    row: {};
  };
  'personas/together.PONER': {
    parameters: readonly [number, string | null];
    row: {};
  };
  'personas/together.SUBIR': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {};
  };
  'platform/attempts.CLEAR': {
    parameters: readonly [readonly (string | null)[] | null, string | null];
    row: {};
  };
  'platform/attempts.READ': {
    parameters: readonly [readonly (string | null)[] | null, string | null, string | null];
    row: {
      clave: string;
      fallos: number;
    };
  };
  'platform/attempts.RETURN': {
    parameters: readonly [readonly (string | null)[] | null];
    row: {};
  };
  'platform/attempts.TAKE': {
    parameters: readonly [readonly (string | null)[] | null, string, string | null];
    row: {
      clave: string;
      fallos: number;
      desde: string;
    };
  };
  'platform/database/database.SET_TENANT': {
    parameters: readonly [string | null];
    row: {
      set_config: string;
    };
  };
  'platform/events.NOTIFY': {
    parameters: readonly [string | null, string | null];
    row: {
      pg_notify: string | null;
    };
  };
  'platform/http/observe.ALIVE': {
    parameters: readonly [];
    row: {
      ok: number;
    };
  };
  'platform/one-time.PRUNE': {
    parameters: readonly [string | null];
    row: {};
  };
  'platform/one-time.SPEND': {
    parameters: readonly [Uint8Array, string];
    row: {
      ok: number;
    };
  };
  'proveedores/providers.BORRAR': {
    parameters: readonly [number | null, string | null];
    row: {
      proveedor: '365' | 'sso';
    };
  };
  'proveedores/providers.GUARDAR': {
    parameters: { entidadId: number; proveedor: string; nombre: string; emisor: string; clienteId: string; secreto: Uint8Array | null; dominios: readonly (string | null)[]; claim: string; compararCon: string; activo: boolean; permiteContrasena: boolean; ahora: string };
    row: {};
  };
  'proveedores/providers.LISTA': {
    parameters: readonly [number | null];
    row: {
      proveedor: '365' | 'sso';
      nombre: string;
      emisor: string;
      clienteId: string;
      secreto: Buffer | null;
      dominios: string[];
      claim: 'upn' | 'preferred_username' | 'email' | 'sub';
      compararCon: 'usuario' | 'correo';
      activo: boolean;
      permiteContrasena: boolean;
    };
  };
  'proyectos/import/known.CLAVES': {
    parameters: readonly [readonly (string | null)[] | null];
    row: {
      nombre: string | null;
      clave: string | null;
    };
  };
  'proyectos/import/known.CLIENTES': {
    parameters: readonly [number | null, readonly (string | null)[] | null];
    row: {
      id: number;
      clave: string;
    };
  };
  'proyectos/import/known.DIAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (string | null)[] | null, string | null];
    row: {
      usuarioId: number | null;
      fecha: string | null;
      zona: string | null;
      cerrado: boolean;
    };
  };
  'proyectos/import/known.ENTRADAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (string | null)[] | null];
    row: {
      usuarioId: number;
      fecha: string;
      proyectoId: number;
      tareaId: number | null;
      desde: string | null;
      minutos: number;
    };
  };
  'proyectos/import/known.PERSONAS': {
    parameters: readonly [number | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
    row: {
      id: number;
      documento: string;
      correo: string;
      nombre: string;
    };
  };
  'proyectos/import/known.PROYECTOS': {
    parameters: readonly [number | null, readonly (string | null)[] | null];
    row: {
      id: number;
      clave: string;
      cliente: string | null;
      facturable: boolean;
      bloqueadoHasta: string | null;
    };
  };
  'proyectos/import/known.SEMANAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (number | null)[] | null];
    row: {
      usuarioId: number;
      proyectoId: number;
      lunes: string;
    };
  };
  'proyectos/import/known.TAREAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      proyectoId: number;
      clave: string;
      facturable: boolean | null;
    };
  };
  'proyectos/import/write.CLIENTES': {
    parameters: readonly [number, readonly (string | null)[] | null];
    row: {
      id: number;
      clave: string;
    };
  };
  'proyectos/import/write.DAR_CLIENTE': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (number | null)[] | null, string | null, number | null];
    row: {};
  };
  'proyectos/import/write.ENTRADAS': {
    parameters: { entidad: number; autor: number; momento: string; entradas: string | null };
    row: {};
  };
  'proyectos/import/write.PROYECTOS': {
    parameters: readonly [number, readonly (string | null)[] | null, readonly (number | null)[] | null, string | null, number | null];
    row: {
      id: number;
      clave: string;
    };
  };
  'proyectos/import/write.TAREAS': {
    parameters: readonly [number, readonly (number | null)[] | null, readonly (string | null)[] | null];
    row: {
      id: number;
      proyectoId: number;
      clave: string;
    };
  };
  'proyectos/lists-repo.AJUSTES': {
    parameters: readonly [number | null];
    row: {
      exceso: 'rechaza' | 'avisa';
      version: number;
    };
  };
  'proyectos/lists-repo.CATEGORIAS': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      nombre: string;
      abierto: boolean;
      version: number;
    };
  };
  'proyectos/lists-repo.CLIENTE_POR_NOMBRE': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
    };
  };
  'proyectos/lists-repo.CREAR_TAREAS': {
    parameters: readonly [number, number, readonly (string | null)[] | null];
    row: {
      id: number;
    };
  };
  'proyectos/lists-repo.GUARDAR_AJUSTES': {
    parameters: readonly [number, string, number | null];
    row: {
      version: number;
    };
  };
  'proyectos/repo.GENTE': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      nombre: string;
      manda: boolean;
    };
  };
  'proyectos/repo.MIEMBROS': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'proyectos/repo.PONER_MIEMBROS': {
    parameters: readonly [number, number, readonly (number | null)[] | null];
    row: {
      id: number;
    };
  };
  'proyectos/repo.QUITAR_MIEMBROS': {
    parameters: readonly [number | null, number | null, readonly (number | null)[] | null];
    row: {
      id: number;
    };
  };
  'proyectos/repo.RESTO': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      gastadoMinutos: number;
      tareas: number;
    };
  };
  'quiosco/deliver.CREAR': {
    parameters: { entidadId: number; clave: string; quioscoId: number; personaId: number | null; tipoId: number | null; momento: string | null; recibida: string; resultado: string; motivo: string | null };
    row: {};
  };
  'quiosco/deliver.LEIDA': {
    parameters: readonly [number | null, string | null];
    row: {
      recibida: string;
    };
  };
  'quiosco/deliver.POR_MIRAR': {
    parameters: readonly [number | null];
    row: {
      clave: string;
      quiosco: string;
      momento: string | null;
      recibida: string;
      resultado: 'fichado' | 'sin-persona' | 'rechazado' | 'ilegible';
      persona: string | null;
      motivo: string | null;
      tipoId: number | null;
    };
  };
  'quiosco/deliver.RESOLVER': {
    parameters: readonly [number | null, string | null, string | null, string | null, number | null, string | null, number | null];
    row: {
      quioscoId: number;
    };
  };
  'quiosco/deliver.UNA': {
    parameters: readonly [number | null, string | null];
    row: {
      quioscoId: number;
      personaId: number | null;
      tipoId: number | null;
      momento: string | null;
    };
  };
  'quiosco/demo.CONFIGURAR': {
    parameters: readonly [number | null, string | null, string];
    row: {};
  };
  'quiosco/keys.CREAR': {
    parameters: readonly [number, Uint8Array, Uint8Array, string];
    row: {
      id: number;
    };
  };
  'quiosco/keys.ULTIMA': {
    parameters: readonly [number | null];
    row: {
      id: number;
      publica: Buffer;
      privada: Buffer;
    };
  };
  'quiosco/keys.UNA': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      publica: Buffer;
      privada: Buffer;
    };
  };
  'quiosco/kiosks.ABRIR': {
    parameters: readonly [number | null, number | null, string | null];
    row: {};
  };
  'quiosco/kiosks.CAMBIAR': {
    parameters: { centroId: number | null; subtipos: readonly (string | null)[] | null; identificacion: readonly (string | null)[]; otrosCentros: boolean; foto: boolean; diasFoto: number; visitas: boolean; mensaje: string; entidadId: number | null; id: number | null; version: number | null };
    row: {
      ok: number;
    };
  };
  'quiosco/kiosks.CLAVE': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      ok: number;
    };
  };
  'quiosco/kiosks.CONTACTO': {
    parameters: readonly [number | null, number | null, string | null];
    row: {};
  };
  'quiosco/kiosks.CREAR': {
    parameters: readonly [number, number, number | null, string];
    row: {};
  };
  'quiosco/kiosks.CREDENCIAL': {
    parameters: readonly [number | null, number | null];
    row: {
      userName: string;
      hash: string | null;
    };
  };
  'quiosco/kiosks.CUENTA': {
    parameters: readonly [number, string, string];
    row: {
      id: number;
    };
  };
  'quiosco/kiosks.DIRECTORIO': {
    parameters: readonly [number | null];
    row: {
      poner_en_directorio: string | null;
    };
  };
  'quiosco/kiosks.EMPAREJADO': {
    parameters: readonly [number | null, number | null, string | null];
    row: {};
  };
  'quiosco/kiosks.TODOS': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      nombre: string;
      centroId: number | null;
      subtipos: string[] | null;
      identificacion: string[];
      otrosCentros: boolean;
      foto: boolean;
      diasFoto: number;
      visitas: boolean;
      mensaje: string;
      version: number;
      emparejado: string | null;
      contacto: string | null;
      abiertoHasta: string | null;
      conectado: boolean;
      dispositivo: string | null;
      porMirar: number;
    };
  };
  'quiosco/own.ANULAR': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      ok: number;
    };
  };
  'quiosco/own.CIFRAS': {
    parameters: readonly [number | null];
    row: {
      minimo: number;
      maximo: number;
    };
  };
  'quiosco/own.CUANTOS': {
    parameters: readonly [number | null];
    row: {
      n: number;
    };
  };
  'quiosco/own.HAY': {
    parameters: readonly [number | null, readonly (string | null)[] | null];
    row: {
      uno: number;
    };
  };
  'quiosco/own.MOVIL': {
    parameters: readonly [number, string, number, Uint8Array, string];
    row: {};
  };
  'quiosco/own.PERSONA': {
    parameters: readonly [number | null, number | null];
    row: {
      uno: number;
    };
  };
  'quiosco/own.PONER_PIN': {
    parameters: readonly [number, number, string, number, Uint8Array, string];
    row: {};
  };
  'quiosco/own.PROPIA': {
    parameters: readonly [number | null, number | null];
    row: {
      sellado: Buffer | null;
      tarjeta: string | null;
      moviles: number;
      hayQuioscos: boolean;
    };
  };
  'quiosco/own.SOBRAN': {
    parameters: readonly [number | null, number | null, string | null, number | null];
    row: {};
  };
  'quiosco/own.TARJETA': {
    parameters: readonly [number, number, Uint8Array, string];
    row: {};
  };
  'quiosco/pairing.GASTAR': {
    parameters: readonly [readonly (string | null)[] | null, string | null];
    row: {
      entidadId: number;
      quioscoId: number;
    };
  };
  'quiosco/pairing.PONER': {
    parameters: readonly [string, number, number, string];
    row: {};
  };
  'quiosco/pairing.QUITAR': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'quiosco/people-list.PERSONA': {
    parameters: readonly [number | null, number | null];
    row: {
      ok: number;
    };
  };
  'quiosco/people.NOMBRES': {
    parameters: readonly [number | null, string | null, string | null, string | null];
    row: {
      id: number;
      nombre: string;
      roles: string[];
      activa: boolean | null;
      centroId: number | null;
    };
  };
  'quiosco/people.PARA_BUSCAR': {
    parameters: readonly [string | null];
    row: {
      texto: string | null;
    };
  };
  'quiosco/people.PASO': {
    parameters: readonly [number | null, string | null, number];
    row: {
      ok: number;
    };
  };
  'quiosco/people.POR_MOVIL': {
    parameters: readonly [number | null, string | null, string | null, string | null];
    row: {
      id: number;
      nombre: string;
      roles: string[];
      activa: boolean | null;
      centroId: number | null;
      publica: Buffer;
      ultimoPaso: number;
    };
  };
  'quiosco/people.POR_PIN': {
    parameters: readonly [number | null, string | null, string | null, readonly (string | null)[] | null];
    row: {
      id: number;
      nombre: string;
      roles: string[];
      activa: boolean | null;
      centroId: number | null;
    };
  };
  'quiosco/people.POR_TARJETA': {
    parameters: readonly [number | null, string | null, string | null, Uint8Array | null];
    row: {
      id: number;
      nombre: string;
      roles: string[];
      activa: boolean | null;
      centroId: number | null;
    };
  };
  'quiosco/photos.BORRAR': {
    parameters: readonly [number | null, string | null];
    row: {};
  };
  'quiosco/photos.CREAR': {
    parameters: readonly [number, number | null, number | null, number | null, Uint8Array, string, string | null];
    row: {
      ok: number;
    };
  };
  'quiosco/photos.DE_DIAS': {
    parameters: readonly [number | null, number | null, boolean | null, boolean | null, string | null, number | null, string | null, string | null];
    row: {
      registroId: number;
      borra: string | null;
      zona: string;
      fecha: string;
      clase: 'entrada' | 'salida' | 'pausa' | 'regreso' | 'proyecto' | null;
      momento: string | null;
    };
  };
  'quiosco/photos.EMPRESAS': {
    parameters: readonly [];
    row: {
      id: number;
    };
  };
  'quiosco/photos.VER': {
    parameters: readonly [number | null, number | null, boolean | null, boolean | null, string | null, number | null];
    row: {
      registroId: number;
      borra: string | null;
      zona: string;
      personaId: number;
      imagen: Buffer;
    };
  };
  'quiosco/reads.UNO': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      nombre: string;
      centroId: number | null;
      subtipos: string[] | null;
      identificacion: string[];
      otrosCentros: boolean;
      foto: boolean;
      diasFoto: number;
      visitas: boolean;
      mensaje: string;
      version: number;
      emparejado: string | null;
      contacto: string | null;
      abiertoHasta: string | null;
    };
  };
  'recovery.CUENTA': {
    parameters: readonly [number | null, number | null];
    row: {
      userName: string;
      nombre: string;
      email: string;
      idioma: 'es' | 'en' | 'pt' | 'de';
      entidad: string;
      passwordHash: string | null;
    };
  };
  'recovery.PONER': {
    parameters: readonly [number | null, number | null, string | null];
    row: {};
  };
  'registro.ALTA': {
    parameters: readonly [number | null, number | null];
    row: {
      nombre: string;
      userName: string;
      nombreCompleto: string;
    };
  };
  'registro.CONFIRMAR': {
    parameters: readonly [number | null, string | null];
    row: {
      confirmada: boolean | null;
    };
  };
  'registro.CREAR': {
    parameters: readonly [string | null, string | null];
    row: {
      id: number | null;
    };
  };
  'registro.DIRECTORIO': {
    parameters: readonly [string, number, number, number | null];
    row: {
      entidad_id: number;
    };
  };
  'registro.RETIRAR': {
    parameters: readonly [string | null];
    row: {
      retiradas: number | null;
    };
  };
  'registro.SET_TENANT': {
    parameters: readonly [string | null];
    row: {
      set_config: string;
    };
  };
  'registro/captcha.OLVIDAR': {
    parameters: readonly [string | null];
    row: {};
  };
  'registro/captcha.USAR': {
    parameters: readonly [Uint8Array, string];
    row: {
      caduca: string;
    };
  };
  'registros/act/rebuild.BLOQUEAR': {
    parameters: readonly [number | null, number | null];
    row: {
      fecha: string;
    };
  };
  'registros/act/rebuild.CON_REGISTROS': {
    parameters: readonly [number | null];
    row: {
      id: number;
    };
  };
  'registros/act/rebuild.GUARDADOS': {
    parameters: readonly [number | null, number | null];
    row: {
      fecha: string;
      zona: string;
      estado: 'abierta' | 'cerrada' | 'incompleta' | 'vacia';
      situacion: 'trabajando' | 'pausa' | 'fuera';
      desde: string | null;
      inicio: string | null;
      fin: string | null;
      tramos: unknown;
      incidencias: string[];
      corregida: boolean;
      pendientes: number;
      minutos: { presencia: number | null; trabajado: number | null; efectivo: number | null; pausaPagada: number | null; pausaNoPagada: number | null; nocturnos: number | null };
    };
  };
  'registros/calls/corrections.DE_QUIEN': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      personaId: number;
      fecha: string;
      autores: number[];
      cuantas: number;
    };
  };
  'registros/calls/find-held.DE_EMPRESA': {
    parameters: readonly [number | null, string | null, string | null];
    row: {
      personaId: number;
      clave: string;
      fecha: string;
      tipoId: number;
      momento: string;
      confianza: 'tardia' | 'dudosa';
      propuesto: boolean;
      momentoDispositivo: string;
      recibido: string;
      aparato: 'web' | 'pwa' | 'app';
      datos: unknown;
    };
  };
  'registros/calls/find-held.DE_PERSONA': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      personaId: number;
      clave: string;
      fecha: string;
      tipoId: number;
      momento: string;
      confianza: 'tardia' | 'dudosa';
      propuesto: boolean;
      momentoDispositivo: string;
      recibido: string;
      aparato: 'web' | 'pwa' | 'app';
      datos: unknown;
    };
  };
  'registros/calls/find-held.POR_MES': {
    parameters: readonly [number | null];
    row: {
      centroId: number | null;
      mes: string;
      total: number;
    };
  };
  'registros/calls/held.MISMO': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      igual: boolean | null;
    };
  };
  'registros/calls/held.RETENER': {
    parameters: { entidadId: number; personaId: number; clave: string; fecha: string; tipoId: number; momento: string; confianza: string; propuesto: boolean; momentoDispositivo: string; recibido: string; aparato: string; datos: string; maximo: number | null };
    row: {};
  };
  'registros/calls/history.HORAS': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      fecha: string;
      id: number;
      minutos: number;
    };
  };
  'registros/calls/history.MINUTOS': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      fecha: string;
      presencia: number;
      trabajado: number;
      efectivo: number;
      pausaPagada: number;
      pausaNoPagada: number;
      nocturnos: number;
    };
  };
  'registros/calls/projects.APAGAR': {
    parameters: readonly [number, number, string];
    row: {};
  };
  'registros/calls/projects.BORRAR_HORAS': {
    parameters: readonly [number | null, number | null, string | null, readonly (number | null)[] | null, readonly (number | null)[] | null];
    row: {};
  };
  'registros/calls/projects.COMPROBAR_CIERRES': {
    parameters: readonly [number | null, number | null];
    row: {
      comprobar_cierres: string | null;
    };
  };
  'registros/calls/projects.FIJAS': {
    parameters: readonly [number | null, number | null, string | null, readonly (number | null)[] | null, string | null];
    row: {
      id: number;
    };
  };
  'registros/calls/projects.HORAS': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      id: number;
      minutos: number;
      enTareas: number;
      conMas: number;
      delReloj: boolean;
    };
  };
  'registros/calls/projects.PONER_HORAS': {
    parameters: readonly [number, number, string, readonly (number | null)[] | null, readonly (number | null)[] | null, number, string];
    row: {};
  };
  'registros/calls/projects.SUJETAR': {
    parameters: readonly [number | null, number | null, string | null, string | null, readonly (number | null)[] | null];
    row: {
      id: number;
    };
  };
  'registros/calls/projects.ULTIMO_USO': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      fecha: string;
    };
  };
  'registros/log.ESCRIBIR': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null, string | null, string | null, readonly (number | null)[] | null];
    row: {
      ids: number[];
    };
  };
  'registros/log.FECHA': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      fecha: string;
    };
  };
  'registros/person.LEER': {
    parameters: readonly [number | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: {
      persona: unknown;
    };
  };
  'registros/person.LEER_CON_BOLSA': {
    parameters: readonly [number | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: {
      persona: unknown;
      bolsa: unknown;
    };
  };
  'registros/person/days.DIAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (string | null)[] | null];
    row: {
      personaId: number;
      nombre: string;
      fecha: string | null;
      asignaciones: ({ desde: string; horarioId: number | null; centroId: number | null })[];
      sueltos: unknown;
      ausencias: ({ desde: string; hasta: string; clase: 'vacaciones' | 'baja' | 'permiso' | 'compensacion'; aprobada: boolean; minutos: number | null; mitad: 'manana' | 'tarde' | null })[];
      eventos: ({ registroId: number; numero: number; fecha: string; evento: 'fichaje' | 'anulacion' | 'correccion' | 'acuerdo' | 'desacuerdo' | 'observacion' | 'olvido'; clase: 'entrada' | 'salida' | 'pausa' | 'regreso' | 'proyecto' | null; tipoId: number | null; momento: string | null; zona: string; recibido: string; modo: 'directo' | 'sugerido' | 'declarado' | 'automatico'; confianza: 'directa' | 'tardia' | 'dudosa'; refiereA: number | null; proyectoId: number | null; observaciones: string | null; autorId: number; primero: number; cerca: never | null })[];
      enTareas: number;
    };
  };
  'registros/person/read-ahead.WHO': {
    parameters: readonly [number | null, string | null, string | null];
    row: {
      id: number;
    };
  };
  'registros/person/read-together.LEER_VARIAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
    row: {
      persona: unknown;
    };
  };
  'registros/person/year-sums.SUMAS': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      dias: ({ fecha: string; efectivos: number })[];
      incumplidas: ({ fecha: string; regla: string; norma: string; limiteMinutos: number; valorMinutos: number })[];
    };
  };
  'registros/tell/reminders.ABIERTAS': {
    parameters: readonly [number | null, string | null, string | null];
    row: {
      usuarioId: number;
      fecha: string;
      inicio: string;
      revision: number;
    };
  };
  'registros/tell/reminders.APUNTAR': {
    parameters: readonly [number, number, string, string];
    row: {
      usuario_id: number;
    };
  };
  'registros/tell/reminders.BARRER': {
    parameters: readonly [number | null, string | null];
    row: {};
  };
  'registros/tell/reminders.PENDIENTES': {
    parameters: readonly [number | null, number | null, readonly (number | null)[] | null];
    row: {
      id: number;
    };
  };
  'reparto.ACABADOS': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
    };
  };
  'reparto.AVANZAR': {
    parameters: readonly [number | null, number | null, number, number, string];
    row: {
      ok: number;
    };
  };
  'reparto.CREAR': {
    parameters: readonly [number, number, string, number, string | null, string, string | null, string];
    row: {
      id: number;
    };
  };
  'reparto.CUANTOS': {
    parameters: readonly [number | null];
    row: {
      total: number;
    };
  };
  'reparto.DADAS': {
    parameters: readonly [number | null, number | null, string];
    row: {};
  };
  'reparto.ESTADO': {
    parameters: readonly [number | null, number | null, string, string | null, string];
    row: {};
  };
  'reparto.LISTA': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      id: number;
      autorId: number;
      de: string;
      titulo: string;
      tipoId: number;
      tipo: string;
      periodo: string | null;
      firma: 'ninguna' | 'recibo' | 'conforme';
      plazo: string | null;
      estado: 'leyendo' | 'por-mirar' | 'publicando' | 'publicado' | 'parado';
      problema: 'cifrado' | 'danado' | 'sin-texto' | 'demasiadas-paginas' | 'demasiado-grande' | null;
      paginas: number;
      leidas: number;
      creado: string;
      publicado: string | null;
      publicadorId: number | null;
      ultima: string | null;
    };
  };
  'reparto.PARADOS': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
      estado: 'leyendo' | 'por-mirar' | 'publicando' | 'publicado' | 'parado';
    };
  };
  'reparto.PUBLICAR': {
    parameters: readonly [number | null, number | null, number | null, string];
    row: {};
  };
  'reparto.QUITAR': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'reparto.SEGUIR': {
    parameters: readonly [number | null, number | null, string];
    row: {};
  };
  'reparto.UNO': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      autorId: number;
      de: string;
      titulo: string;
      tipoId: number;
      tipo: string;
      periodo: string | null;
      firma: 'ninguna' | 'recibo' | 'conforme';
      plazo: string | null;
      estado: 'leyendo' | 'por-mirar' | 'publicando' | 'publicado' | 'parado';
      problema: 'cifrado' | 'danado' | 'sin-texto' | 'demasiadas-paginas' | 'demasiado-grande' | null;
      paginas: number;
      leidas: number;
      creado: string;
      publicado: string | null;
      publicadorId: number | null;
      ultima: string | null;
    };
  };
  'reparto.UNO_PARA_CAMBIAR': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      autorId: number;
      de: string;
      titulo: string;
      tipoId: number;
      tipo: string;
      periodo: string | null;
      firma: 'ninguna' | 'recibo' | 'conforme';
      plazo: string | null;
      estado: 'leyendo' | 'por-mirar' | 'publicando' | 'publicado' | 'parado';
      problema: 'cifrado' | 'danado' | 'sin-texto' | 'demasiadas-paginas' | 'demasiado-grande' | null;
      paginas: number;
      leidas: number;
      creado: string;
      publicado: string | null;
      publicadorId: number | null;
      ultima: string | null;
    };
  };
  'reparto/given.DAR': {
    parameters: readonly [number | null, number | null, readonly (number | null)[] | null, number | null];
    row: {};
  };
  'reparto/given.DEJAR': {
    parameters: readonly [number | null, number | null, number | null];
    row: {};
  };
  'reparto/given.DE_PERSONA': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      pagina: number;
    };
  };
  'reparto/given.DOCUMENTOS': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
    };
  };
  'reparto/given.EMPEZAR': {
    parameters: readonly [number | null, number | null];
    row: {
      paginas: number;
      personas: number;
    };
  };
  'reparto/given.PENDIENTES': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      personaId: number;
      paginas: number[];
    };
  };
  'reparto/given.QUEDAN': {
    parameters: readonly [number | null, number | null];
    row: {
      esperan: number;
      publicadas: number;
    };
  };
  'reparto/given.VOLVER': {
    parameters: readonly [number | null, number | null, readonly (number | null)[] | null];
    row: {};
  };
  'reparto/pages.CUANTAS': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      total: number;
    };
  };
  'reparto/pages.DECIDIR': {
    parameters: readonly [number | null, number | null, number | null, string | null, number | null, number | null];
    row: {};
  };
  'reparto/pages.JUZGADAS': {
    parameters: readonly [number | null, number | null, string | null];
    row: {};
  };
  'reparto/pages.LECTURAS': {
    parameters: readonly [number | null, number | null];
    row: {
      lectura: unknown;
    };
  };
  'reparto/pages.LEIDAS': {
    parameters: readonly [number, number, string | null];
    row: {};
  };
  'reparto/pages.MIRAR': {
    parameters: readonly [number | null, number | null, readonly (number | null)[] | null];
    row: {};
  };
  'reparto/pages.PAGINAS': {
    parameters: readonly [number | null, number | null, string | null, number | null, number | null];
    row: {
      pagina: number;
      estado: 'encontrada' | 'dudosa' | 'de-nadie' | 'apartada' | 'publicada';
      motivo: 'sin-texto' | 'sin-documento' | 'documento-desconocido' | 'nombre-distinto' | 'dos-personas' | 'continua' | 'otro-mes' | 'fuera-de-la-empresa' | null;
      leidos: unknown;
      nombreLeido: string | null;
      personaId: number | null;
      candidatos: number[];
      sigueA: number | null;
      mirada: boolean;
      decidida: boolean;
      enCurso: boolean;
      documentoId: number | null;
    };
  };
  'reparto/pages.POR_MIRAR': {
    parameters: readonly [number | null, number | null];
    row: {
      n: number;
    };
  };
  'reparto/pages.TIRA': {
    parameters: readonly [number | null, number | null];
    row: {
      pagina: number;
      estado: 'encontrada' | 'dudosa' | 'de-nadie' | 'apartada' | 'publicada';
      personaId: number | null;
      mirada: boolean;
    };
  };
  'reparto/pages.UNA': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      pagina: number;
      estado: 'encontrada' | 'dudosa' | 'de-nadie' | 'apartada' | 'publicada';
      motivo: 'sin-texto' | 'sin-documento' | 'documento-desconocido' | 'nombre-distinto' | 'dos-personas' | 'continua' | 'otro-mes' | 'fuera-de-la-empresa' | null;
      leidos: unknown;
      nombreLeido: string | null;
      personaId: number | null;
      candidatos: number[];
      sigueA: number | null;
      mirada: boolean;
      decidida: boolean;
      enCurso: boolean;
      documentoId: number | null;
    };
  };
  'reparto/people.DEL_MES': {
    parameters: readonly [number | null, string | null, string | null];
    row: {
      id: number;
      nombre: string;
      documento: string;
    };
  };
  'reparto/people.DE_NOMINA': {
    parameters: readonly [number | null];
    row: {
      id: number;
    };
  };
  'reparto/people.NIF': {
    parameters: readonly [number | null];
    row: {
      nif: string;
    };
  };
  'reparto/people.NOMBRES': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      nombre: string;
      documento: string;
    };
  };
  'reparto/people.PERSONAS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      documento: string;
      nombre: string;
      alta: string | null;
      ultimoDia: string | null;
    };
  };
  'reservas.DETALLES': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      salaId: number;
      inicio: number;
      fin: number;
      asunto: string | null;
      asistentes: number | null;
      estado: 'borrador' | 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'anulacion-solicitada' | 'anulada' | 'pagada';
    };
  };
  'reservas.GUARDAR': {
    parameters: readonly [number, number, number, number | null, number | null, string | null, number | null];
    row: {};
  };
  'reservas.OCUPADAS': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      reservaId: number;
      salaId: number;
      personaId: number;
      inicio: number;
      fin: number;
      asunto: string | null;
      nombre: string;
    };
  };
  'reservas.OCUPAR': {
    parameters: readonly [number, number | null, readonly (number | null)[] | null];
    row: {};
  };
  'reservas.SALAS': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      salas: ({ id: number; padreId: number | null; centroId: number | null; nombre: string; clase: 'sala' | 'mesa' | 'vehiculo' | 'plaza'; reservable: boolean; divisible: boolean; aforo: number | null; equipamiento: string[]; dias: number[]; abre: number; cierra: number; maximoMinutos: number; antelacionDias: number; avisoMinutos: number; conAprobacion: boolean; abierto: boolean; version: number; departamentos: number[] })[];
      cierres: ({ id: number; salaId: number; desde: string; hasta: string; motivo: string | null })[];
      departamentos: number[];
      centroId: number | null;
      muestraNombres: boolean;
    };
  };
  'reservas.SOLTAR': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {};
  };
  'reservas/demo.CREADA': {
    parameters: readonly [number | null];
    row: {
      minuto: number;
      momento: string;
      zona: string;
    };
  };
  'reservas/demo.RESERVA': {
    parameters: { entidadId: number; personaId: number; desde: string; estado: string; hasta: string; minutos: number | null; titulo: string | null; momento: string; decisorId: number | null; salaId: number; inicio: number | null; fin: number | null; asunto: string | null };
    row: {
      id: number;
    };
  };
  'reservas/demo.SALA': {
    parameters: { entidadId: number; padreId: number | null; centro: string | null; nombre: string; clase: string; reservable: boolean; divisible: boolean; aforo: number | null; equipamiento: readonly (string | null)[]; dias: readonly (number | null)[]; abre: number; cierra: number; maximoMinutos: number; conAprobacion: boolean };
    row: {
      id: number;
    };
  };
  'reservas/rooms.AJUSTES': {
    parameters: readonly [number | null];
    row: {
      muestraNombres: boolean;
      version: number;
    };
  };
  'reservas/rooms.CAMBIAR_AJUSTES': {
    parameters: readonly [number | null, boolean, number | null];
    row: {
      version: number;
    };
  };
  'reservas/rooms.EN_DIAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null, string | null, string | null];
    row: {
      id: number;
      salaId: number;
      personaId: number;
      desde: string;
      hasta: string;
    };
  };
  'reservas/rooms.FUTURAS': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
      salaId: number;
    };
  };
  'reservas/rooms.GUARDAR_AJUSTES': {
    parameters: readonly [number, boolean, number | null];
    row: {
      version: number;
    };
  };
  'reservas/rooms.PONER_DEPARTAMENTOS': {
    parameters: readonly [number, number, readonly (number | null)[] | null];
    row: {};
  };
  'reservas/rooms.POR_SALA': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
      reservas: number;
    };
  };
  'reservas/rooms.QUITAR_DEPARTAMENTOS': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'resumen.ANOTAR': {
    parameters: { entidadId: number; personaId: number; autorId: number; momento: string; desde: string; hasta: string; formato: string; nombre: string; sha256: string | null; huellaDatos: string | null; bytes: number; huellaMes: string | null };
    row: {};
  };
  'resumen.BUSCAR': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      usuarioId: number;
      momento: string;
      autorId: number;
      desde: string;
      hasta: string;
      formato: 'pdf' | 'xlsx' | 'csv';
      nombre: string;
      sha256: string;
      huellaDatos: string;
      bytes: number;
      huellaMes: string | null;
    };
  };
  'resumen.BUSCAR_DATOS': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      usuarioId: number;
      desde: string;
      hasta: string;
      primera: string;
      ultima: string;
      formatos: ('pdf' | 'xlsx' | 'csv')[];
      huellaMes: string | null;
    };
  };
  'resumen.PRIMER_DIA': {
    parameters: readonly [number | null, number | null];
    row: {
      fecha: string | null;
    };
  };
  'resumen/monthly.ANOTAR': {
    parameters: readonly [number, number, string, number, string, string, string | null, string];
    row: {};
  };
  'resumen/monthly.CERRADAS': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
    };
  };
  'resumen/monthly.VERSIONES': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      version: number;
      momento: string;
      causa: 'cierre' | 'peticion';
      huella: string;
      contenido: string;
    };
  };
  'retribuciones/demo.ZONA': {
    parameters: readonly [number | null];
    row: {
      zona: string;
    };
  };
  'retribuciones/list-repo.LISTADO': {
    parameters: readonly [number | null, number | null, number | null, string | null, readonly (string | null)[] | null, number | null, number | null];
    row: {
      id: number;
      usuarioId: number;
      nombre: string;
      documento: string;
      clase: 'mensual' | 'extra' | 'liquidacion';
      bruto: number;
      neto: number;
      conDocumento: boolean;
    };
  };
  'retribuciones/list-repo.MESES': {
    parameters: readonly [number | null];
    row: {
      ano: number;
      mes: number;
    };
  };
  'retribuciones/list-repo.SUMAS': {
    parameters: readonly [number | null, number | null, number | null, string | null, readonly (string | null)[] | null];
    row: {
      total: number;
      personas: number;
      bruto: number;
      neto: number;
      sinDocumento: number;
    };
  };
  'retribuciones/own-repo.ANOS': {
    parameters: readonly [number | null, number | null];
    row: {
      ano: number;
    };
  };
  'retribuciones/own-repo.CALENDARIO': {
    parameters: readonly [number | null, number | null];
    row: {
      diaPublicacion: number | null;
      muestraPrevistos: boolean;
      mesesExtra: number[];
      version: number;
      oculta: boolean;
    };
  };
  'retribuciones/own-repo.DECIR': {
    parameters: readonly [number, number | null, number | null, boolean, readonly (number | null)[]];
    row: {
      version: number;
    };
  };
  'retribuciones/own-repo.DOCUMENTOS': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      id: number;
      titulo: string;
      paginas: number;
      publicado: string;
      esNuevo: boolean;
      mes: number;
    };
  };
  'retribuciones/own-repo.MOSTRAR': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'retribuciones/own-repo.OCULTAR': {
    parameters: readonly [number, number];
    row: {};
  };
  'retribuciones/repo.ANTES': {
    parameters: readonly [number | null, number, string, readonly (number | null)[] | null];
    row: {};
  };
  'retribuciones/repo.CAMBIAR': {
    parameters: readonly [number | null, number, string, string | null];
    row: {
      id: number;
    };
  };
  'retribuciones/repo.DE': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (number | null)[] | null];
    row: {
      id: number;
      version: number;
      usuarioId: number;
      ano: number;
      mes: number;
      clase: 'mensual' | 'extra' | 'liquidacion';
      bruto: number;
      seguridadSocial: number;
      baseIrpf: number | null;
      tipoIrpf: number | null;
      irpf: number;
      otrasDeducciones: number;
      neto: number;
      costeEmpresa: number | null;
      lineas: unknown;
    };
  };
  'retribuciones/repo.NUEVAS': {
    parameters: readonly [number, number, string, string | null];
    row: {
      id: number;
    };
  };
  'retribuciones/repo.PERSONAS': {
    parameters: readonly [number | null, readonly (string | null)[] | null, number | null];
    row: {
      id: number;
      documento: string;
      nombre: string;
    };
  };
  'retribuciones/repo.QUITAR': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      uno: number;
    };
  };
  'retribuciones/repo.UNA': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      version: number;
      usuarioId: number;
      ano: number;
      mes: number;
      clase: 'mensual' | 'extra' | 'liquidacion';
      bruto: number;
      seguridadSocial: number;
      baseIrpf: number | null;
      tipoIrpf: number | null;
      irpf: number;
      otrasDeducciones: number;
      neto: number;
      costeEmpresa: number | null;
      lineas: unknown;
      momento: string;
      nombre: string;
      documento: string;
      autor: string;
    };
  };
  'shared/company/companies.EMPRESAS': {
    parameters: readonly [];
    row: {
      id: number;
    };
  };
  'shared/company/companies.REVISION': {
    parameters: readonly [number | null];
    row: {
      revision: number;
    };
  };
  'shared/company/configuration.CENTROS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
      zona: string;
      pais: string;
      region: string | null;
      latitud: number | null;
      longitud: number | null;
      radioMetros: number | null;
      activo: boolean;
    };
  };
  'shared/company/configuration.CERRADOS': {
    parameters: readonly [number | null];
    row: {
      centroId: number;
      mes: string;
      festivos: unknown;
    };
  };
  'shared/company/configuration.CONFIRMADOS': {
    parameters: readonly [number | null];
    row: {
      centroId: number;
      ano: number;
    };
  };
  'shared/company/configuration.CONVENIOS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
      pais: string;
      asignaciones: ({ desde: string | null; hasta: string | null; centroId: number | null; departamentoId: number | null; personaId: number | null })[];
    };
  };
  'shared/company/configuration.DEPARTAMENTOS': {
    parameters: readonly [number | null];
    row: {
      personaId: number;
      departamentoId: number | null;
    };
  };
  'shared/company/configuration.ENTIDAD': {
    parameters: readonly [number | null];
    row: {
      nombre: string;
      nif: string;
      zona: string;
      idioma: 'es' | 'en' | 'pt' | 'de';
      ajustes: unknown;
      revision: number;
    };
  };
  'shared/company/configuration.FESTIVOS': {
    parameters: readonly [number | null];
    row: {
      centroId: number;
      fecha: string;
      nombre: string;
    };
  };
  'shared/company/configuration.NACIMIENTOS': {
    parameters: readonly [number | null];
    row: {
      personaId: number;
      fecha: string;
    };
  };
  'shared/company/configuration.PROYECTOS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
      cliente: string | null;
      activo: boolean;
      miembros: number[] | null;
    };
  };
  'shared/company/configuration.REGLAS_EXCESO': {
    parameters: readonly [number | null];
    row: {
      desde: string;
      convenio: number | null;
      completa: 'pagada' | 'descanso' | 'fuerza-mayor' | 'complementaria' | 'flexible';
      parcial: 'pagada' | 'descanso' | 'fuerza-mayor' | 'complementaria' | 'flexible';
    };
  };
  'shared/company/configuration.TIPOS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      clase: 'entrada' | 'salida' | 'pausa' | 'regreso' | 'proyecto';
      subtipo: string;
      nombres: unknown;
      efectivo: boolean;
      pagado: boolean;
      requiereProyecto: boolean;
      requiereObservaciones: boolean;
      requierePosicion: boolean;
      activo: boolean;
    };
  };
  'shared/company/configuration.VERSIONES': {
    parameters: readonly [number | null];
    row: {
      horarioId: number;
      nombre: string;
      desde: string;
      definicion: unknown;
    };
  };
  'shared/file-key-change.AVANZAR': {
    parameters: readonly [number | null, string | null, number | null];
    row: {};
  };
  'shared/file-key-change.CERRAR': {
    parameters: readonly [number | null, string | null, string | null];
    row: {};
  };
  'shared/file-key-change.ESTADO': {
    parameters: readonly [number | null];
    row: {
      creada: string;
      terminada: string | null;
      quedan: number;
    };
  };
  'shared/file-key-change.PONER': {
    parameters: readonly [number, string, Uint8Array, string];
    row: {};
  };
  'shared/file-key-change.RETIRAR': {
    parameters: readonly [number | null];
    row: {
      ok: number;
    };
  };
  'shared/file-key-change.SEGUIDOS': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      clave: string;
      tieneVista: boolean;
    };
  };
  'shared/file-key-change.VUELTA': {
    parameters: readonly [number | null, string | null];
    row: {
      id: string;
      hasta: number;
    };
  };
  'shared/file-keys.ACTUAL': {
    parameters: readonly [number | null];
    row: {
      id: string;
      sealed: Buffer;
    };
  };
  'shared/file-keys.CREAR': {
    parameters: readonly [number, string, Uint8Array, string];
    row: {};
  };
  'shared/file-keys.DE_ANTES': {
    parameters: readonly [number | null, string | null];
    row: {
      esDeAntes: boolean;
    };
  };
  'shared/file-keys.RESELLAR': {
    parameters: readonly [number | null, string | null, Uint8Array | null, Uint8Array];
    row: {};
  };
  'shared/file-keys.SELLADAS': {
    parameters: readonly [number | null];
    row: {
      id: string;
      sealed: Buffer;
    };
  };
  'shared/file-keys.UNA': {
    parameters: readonly [number | null, string | null];
    row: {
      id: string;
      sealed: Buffer;
    };
  };
  'shared/locks.ALONE': {
    parameters: readonly [number | null, number | null];
    row: {
      pg_advisory_xact_lock: string;
    };
  };
  'shared/locks.COMPANY': {
    parameters: readonly [number | null];
    row: {
      entidad_id: number;
    };
  };
  'shared/locks.EACH': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      pg_advisory_xact_lock: string;
    };
  };
  'shared/locks.IF_FREE': {
    parameters: readonly [number | null, number | null];
    row: {
      taken: boolean | null;
    };
  };
  'shared/locks.PEOPLE': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      usuario_id: number;
    };
  };
  'shared/locks.SHARED': {
    parameters: readonly [number | null, number | null];
    row: {
      pg_advisory_xact_lock_shared: string;
    };
  };
  'shared/reach/reach.TITULARES': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      id: number;
    };
  };
  'shared/seals.ANOTAR': {
    parameters: readonly [number, string, readonly (Uint8Array | null)[], string];
    row: {};
  };
  'shared/seals.CAMBIAR': {
    parameters: readonly [Uint8Array | null, readonly (Uint8Array | null)[], Uint8Array];
    row: {};
  };
  'shared/seals.CONOCIDAS': {
    parameters: readonly [number | null];
    row: {
      huella: string;
      autor_id: number | null;
    };
  };
  'shared/seals.CREAR': {
    parameters: readonly [readonly (Uint8Array | null)[], Uint8Array, string];
    row: {};
  };
  'shared/seals.DE_LA_EMPRESA': {
    parameters: readonly [number | null];
    row: {
      huella: string;
      cadena: Buffer[];
      clave: Buffer | null;
      desde: string;
    };
  };
  'shared/seals.DE_LA_INSTALACION': {
    parameters: readonly [];
    row: {
      cadena: Buffer[];
      clave: Buffer;
    };
  };
  'shared/seals.PONER': {
    parameters: readonly [number, string, readonly (Uint8Array | null)[], Uint8Array | null, string, number | null];
    row: {};
  };
  'shared/seals.RESELLAR': {
    parameters: readonly [number | null, string | null, Uint8Array | null];
    row: {};
  };
  'shared/seals.RETIRAR': {
    parameters: readonly [number | null];
    row: {
      ok: number;
    };
  };
  'simulado.EMPEZAR': {
    parameters: readonly [number, string, number, number, string, string];
    row: {};
  };
  'simulado.TERMINAR': {
    parameters: readonly [number | null, string | null, string | null];
    row: {
      personaId: number;
    };
  };
  'solicitudes.CERRADO': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      cerrado: boolean;
    };
  };
  'solicitudes.DESPUES': {
    parameters: readonly [number | null, number | null, string | null, readonly (string | null)[] | null];
    row: {
      id: number;
      modulo: 'vacaciones' | 'bajas' | 'permisos' | 'reservas' | 'horas-extra' | 'gastos' | 'correcciones' | 'cambio-turnos';
      personaId: number;
      autorId: number;
      ano: number;
      estado: 'borrador' | 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'anulacion-solicitada' | 'anulada' | 'pagada';
      version: number;
      desde: string;
      hasta: string;
      unidad: 'dias' | 'minutos' | 'centimos' | null;
      cantidad: number | null;
      moneda: string | null;
      titulo: string | null;
      comentario: string | null;
      creada: string;
      turnoDesde: string | null;
      esperaDe: number | null;
      recordarDias: number | null;
      recordada: string | null;
      decidida: string | null;
      decididaPor: number | null;
      motivo: string | null;
      mesCerradoDicho: string | null;
    };
  };
  'solicitudes.HISTORIA': {
    parameters: readonly [number | null, number | null];
    row: {
      accion: string;
      autor: string;
      momento: string;
      motivo: string | null;
    };
  };
  'solicitudes.REPETIDA': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      id: number;
      cuerpo: string | null;
    };
  };
  'solicitudes.UNA': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      modulo: 'vacaciones' | 'bajas' | 'permisos' | 'reservas' | 'horas-extra' | 'gastos' | 'correcciones' | 'cambio-turnos';
      personaId: number;
      autorId: number;
      ano: number;
      estado: 'borrador' | 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'anulacion-solicitada' | 'anulada' | 'pagada';
      version: number;
      desde: string;
      hasta: string;
      unidad: 'dias' | 'minutos' | 'centimos' | null;
      cantidad: number | null;
      moneda: string | null;
      titulo: string | null;
      comentario: string | null;
      creada: string;
      turnoDesde: string | null;
      esperaDe: number | null;
      recordarDias: number | null;
      recordada: string | null;
      decidida: string | null;
      decididaPor: number | null;
      motivo: string | null;
      mesCerradoDicho: string | null;
    };
  };
  'solicitudes/answers.LATEST': {
    parameters: readonly [number | null, number | null, string | null, readonly (string | null)[] | null];
    row: {
      id: number;
    };
  };
  'solicitudes/chains.CADENAS': {
    parameters: readonly [number | null];
    row: {
      modulo: 'vacaciones' | 'bajas' | 'permisos' | 'reservas' | 'horas-extra' | 'gastos' | 'correcciones' | 'cambio-turnos';
      departamentoId: number | null;
      departamento: string | null;
      pasos: unknown;
      recordarDias: number | null;
      version: number;
    };
  };
  'solicitudes/chains.CAMBIAR': {
    parameters: readonly [number | null, string | null, number | null, string, number | null, number | null];
    row: {
      version: number;
    };
  };
  'solicitudes/chains.CREAR': {
    parameters: readonly [number, string, number | null, string, number | null];
    row: {
      version: number;
    };
  };
  'solicitudes/chains.DEPARTAMENTO': {
    parameters: readonly [number | null, number | null];
    row: {
      nombre: string;
    };
  };
  'solicitudes/chains.QUITAR': {
    parameters: readonly [number | null, string | null, number | null];
    row: {
      version: number;
    };
  };
  'solicitudes/deciders.ALGUIEN': {
    parameters: readonly [number | null, readonly (string | null)[] | null, string | null, readonly (number | null)[] | null];
    row: {
      uno: number;
    };
  };
  'solicitudes/deciders.ALREDEDOR': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      pasos: unknown;
      recordarDias: number | null;
      responsableId: number | null;
      jefeId: number | null;
      jefeSuperiorId: number | null;
    };
  };
  'solicitudes/deciders.CANDIDATOS': {
    parameters: readonly [number | null, number | null, readonly (number | null)[] | null, string | null];
    row: {
      id: number;
      roles: string[];
      respondeAnte: boolean;
    };
  };
  'solicitudes/deciders.SUPLENTES': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      id: number;
    };
  };
  'solicitudes/demo.CADENAS': {
    parameters: readonly [number | null, string | null];
    row: {};
  };
  'solicitudes/list.ANOS': {
    parameters: readonly [number | null, number | null, readonly (string | null)[] | null];
    row: {
      ano: number;
    };
  };
  'solicitudes/list.LISTA': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      modulo: 'vacaciones' | 'bajas' | 'permisos' | 'reservas' | 'horas-extra' | 'gastos' | 'correcciones' | 'cambio-turnos';
      personaId: number;
      autorId: number;
      ano: number;
      estado: 'borrador' | 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'anulacion-solicitada' | 'anulada' | 'pagada';
      version: number;
      desde: string;
      hasta: string;
      unidad: 'dias' | 'minutos' | 'centimos' | null;
      cantidad: number | null;
      moneda: string | null;
      titulo: string | null;
      comentario: string | null;
      creada: string;
      turnoDesde: string | null;
      esperaDe: number | null;
      recordarDias: number | null;
      recordada: string | null;
      decidida: string | null;
      decididaPor: number | null;
      motivo: string | null;
      mesCerradoDicho: string | null;
      persona: string;
      fotoVersion: string | null;
      espera: string | null;
      decidio: string | null;
      pasos: number;
      conformes: number;
    };
  };
  'solicitudes/plan.AUSENTE': {
    parameters: { entidadId: number; personaId: number; desde: string; hasta: string; clase: string; aprobada: boolean; minutos: number | null; mitad: string | null; id: number | null };
    row: {};
  };
  'solicitudes/plan.PRESENTE': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'solicitudes/queue.DE_LA_EMPRESA': {
    parameters: readonly [number | null, readonly (string | null)[] | null, readonly (number | null)[] | null];
    row: {
      id: number;
    };
  };
  'solicitudes/reads.UNSEEN': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      total: number;
    };
  };
  'solicitudes/recount.POR_RECONTAR': {
    parameters: { entidadId: number | null; modulo: string | null; desde: string | null; fechas: readonly (string | null)[] | null; ids: readonly (number | null)[] | null; centroId: number | null; horarioId: number | null; tras: number | null; limit: number | null };
    row: {
      id: number;
      personaId: number;
    };
  };
  'solicitudes/stand-ins.LISTA': {
    parameters: readonly [number | null, string | null, number | null];
    row: {
      id: number;
      titularId: number;
      titular: string;
      suplenteId: number;
      suplente: string;
      desde: string;
      hasta: string;
    };
  };
  'solicitudes/steps.PASOS': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      para: 'aprobar' | 'anular';
      paso: number;
      papel: 'responsable' | 'departamento' | 'persona' | 'administracion' | 'companero';
      decisorId: number | null;
      estado: 'futuro' | 'turno' | 'conforme' | 'rechazado' | 'saltado';
      decididoPor: number | null;
      momento: string | null;
      motivo: string | null;
    };
  };
  'solicitudes/waiting.DEBIDAS': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
      modulo: 'vacaciones' | 'bajas' | 'permisos' | 'reservas' | 'horas-extra' | 'gastos' | 'correcciones' | 'cambio-turnos';
      personaId: number;
      autorId: number;
      ano: number;
      estado: 'borrador' | 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'anulacion-solicitada' | 'anulada' | 'pagada';
      version: number;
      desde: string;
      hasta: string;
      unidad: 'dias' | 'minutos' | 'centimos' | null;
      cantidad: number | null;
      moneda: string | null;
      titulo: string | null;
      comentario: string | null;
      creada: string;
      turnoDesde: string;
      esperaDe: number | null;
      recordarDias: number;
      recordada: string | null;
      decidida: string | null;
      decididaPor: number | null;
      motivo: string | null;
      mesCerradoDicho: string | null;
    };
  };
  'solicitudes/waiting.DEL_MES': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
      modulo: 'vacaciones' | 'bajas' | 'permisos' | 'reservas' | 'horas-extra' | 'gastos' | 'correcciones' | 'cambio-turnos';
      personaId: number;
      autorId: number;
      ano: number;
      estado: 'borrador' | 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'anulacion-solicitada' | 'anulada' | 'pagada';
      version: number;
      desde: string;
      hasta: string;
      unidad: 'dias' | 'minutos' | 'centimos' | null;
      cantidad: number | null;
      moneda: string | null;
      titulo: string | null;
      comentario: string | null;
      creada: string;
      turnoDesde: string | null;
      esperaDe: number | null;
      recordarDias: number | null;
      recordada: string | null;
      decidida: string | null;
      decididaPor: number | null;
      motivo: string | null;
      mesCerradoDicho: string | null;
    };
  };
  'solicitudes/waiting.HUERFANAS': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
      modulo: 'vacaciones' | 'bajas' | 'permisos' | 'reservas' | 'horas-extra' | 'gastos' | 'correcciones' | 'cambio-turnos';
      personaId: number;
      autorId: number;
      ano: number;
      estado: 'borrador' | 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'anulacion-solicitada' | 'anulada' | 'pagada';
      version: number;
      desde: string;
      hasta: string;
      unidad: 'dias' | 'minutos' | 'centimos' | null;
      cantidad: number | null;
      moneda: string | null;
      titulo: string | null;
      comentario: string | null;
      creada: string;
      turnoDesde: string;
      esperaDe: number | null;
      recordarDias: number | null;
      recordada: string | null;
      decidida: string | null;
      decididaPor: number | null;
      motivo: string | null;
      mesCerradoDicho: string | null;
    };
  };
  'tareas/asked.IGUALES': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      personaId: number;
    };
  };
  'tareas/asked.MIAS': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      id: number;
      nombre: string;
      fecha: string;
      accion: string | null;
      creada: string | null;
      motivo: string | null;
      autor: string | null;
    };
  };
  'tareas/asked.PEDIR': {
    parameters: readonly [number, number, string, string];
    row: {
      id: number;
    };
  };
  'tareas/asked.SIN_RESPONDER': {
    parameters: readonly [number | null, string | null, number | null];
    row: {
      id: number;
      nombre: string;
      fecha: string;
      personaId: number;
      persona: string;
      total: number;
    };
  };
  'tareas/asked.YA_PEDIDA': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      hay: number;
    };
  };
  'tareas/clock.CERRADO': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      cerrado: boolean | null;
    };
  };
  'tareas/clock.DIAS': {
    parameters: readonly [number | null, string | null, string | null, number | null, string | null, number | null, number | null];
    row: {
      personaId: number;
      fecha: string;
      estado: 'abierta' | 'cerrada' | 'incompleta' | 'vacia';
      tramos: unknown;
    };
  };
  'tareas/demo.ANCLAR': {
    parameters: readonly [number, number, string | null, string];
    row: {};
  };
  'tareas/demo.CATEGORIAS': {
    parameters: readonly [number, readonly (string | null)[] | null];
    row: {};
  };
  'tareas/demo.CLIENTE': {
    parameters: readonly [number, string, string | null];
    row: {};
  };
  'tareas/demo.DATOS': {
    parameters: readonly [number | null, string | null, boolean, boolean, number | null, string | null, string | null];
    row: {};
  };
  'tareas/demo.ENVIADAS': {
    parameters: readonly [number | null];
    row: {
      hasWeeks: boolean;
    };
  };
  'tareas/demo.JORNADAS': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      fecha: string;
      estado: 'abierta' | 'cerrada' | 'incompleta' | 'vacia';
      tramos: unknown;
    };
  };
  'tareas/demo.PRESUPUESTO': {
    parameters: readonly [number | null, string | null, number | null];
    row: {};
  };
  'tareas/demo.PROYECTO': {
    parameters: readonly [number, string];
    row: {};
  };
  'tareas/demo.TAREAS': {
    parameters: readonly [number, string | null, readonly (string | null)[] | null];
    row: {};
  };
  'tareas/demo.TARIFAS': {
    parameters: readonly [number, string, readonly (number | null)[] | null, readonly (number | null)[] | null];
    row: {};
  };
  'tareas/demo.TODAS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
      proyectoId: number;
      facturable: boolean;
    };
  };
  'tareas/entries.CAMBIAR': {
    parameters: { autor: number; momento: string; entradas: string | null; entidad: number | null; usuario: number | null };
    row: {
      id: number;
    };
  };
  'tareas/entries.CATEGORIAS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'tareas/entries.DE': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      id: number;
      fecha: string;
      proyectoId: number;
      tareaId: number | null;
      categoriaId: number | null;
      desde: string | null;
      minutos: number;
      observacion: string | null;
      facturable: boolean;
      origen: 'persona' | 'reloj' | 'jornada' | 'importe';
      facturada: boolean;
    };
  };
  'tareas/entries.EXCESO': {
    parameters: readonly [number | null];
    row: {
      exceso: 'rechaza' | 'avisa';
    };
  };
  'tareas/entries.OLVIDAR': {
    parameters: readonly [number | null, string | null];
    row: {};
  };
  'tareas/entries.PONER': {
    parameters: { entidad: number; usuario: number; autor: number; momento: string; entradas: string | null };
    row: {};
  };
  'tareas/entries.QUITAR': {
    parameters: readonly [number | null, number | null, readonly (number | null)[] | null];
    row: {
      id: number;
    };
  };
  'tareas/entries.RECIBIDO': {
    parameters: readonly [number | null, number | null, string | null, Uint8Array | null];
    row: {
      mismo: boolean | null;
    };
  };
  'tareas/entries.RECIBIR': {
    parameters: readonly [number, number, string, Uint8Array, string];
    row: {
      uno: number;
    };
  };
  'tareas/extras.SIN_RELOJ': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      fecha: string;
    };
  };
  'tareas/search.MUCHAS': {
    parameters: { entidadId: number | null; personaId: number | null; hoy: string | null; exactas: readonly (string | null)[] | null; parecidas: readonly (string | null)[] | null; limit: number | null; start: number | null };
    row: {
      proyectoId: number;
      tareaId: number | null;
      nombre: string | null;
      proyecto: string;
      clienteId: number | null;
      cliente: string | null;
      facturable: boolean;
      categoriaId: number | null;
      anclada: boolean;
      ultimoUso: string | null;
      total: number;
    };
  };
  'tareas/search.PALABRAS': {
    parameters: { entidadId: number | null; personaId: number | null; palabras: readonly (string | null)[] | null };
    row: {
      palabra: string | null;
      desde: string[];
      hasta: string[];
      proyectos: number[];
      veces: number;
    };
  };
  'tareas/search.PARECIDAS': {
    parameters: { entidadId: number | null; personaId: number | null; palabras: readonly (string | null)[] | null };
    row: {
      palabra: string | null;
      desde: string[];
      hasta: string[];
      proyectos: number[];
      veces: number;
    };
  };
  'tareas/search.POCAS': {
    parameters: { entidadId: number | null; personaId: number | null; hoy: string | null; desde: readonly (string | null)[] | null; hasta: readonly (string | null)[] | null; proyectos: readonly (number | null)[] | null; exactas: readonly (string | null)[] | null; parecidas: readonly (string | null)[] | null; limit: number | null; start: number | null };
    row: {
      proyectoId: number;
      tareaId: number | null;
      nombre: string | null;
      proyecto: string;
      clienteId: number | null;
      cliente: string | null;
      facturable: boolean;
      categoriaId: number | null;
      anclada: boolean;
      ultimoUso: string | null;
      total: number;
    };
  };
  'tareas/search.TODAS': {
    parameters: { entidadId: number | null; personaId: number | null };
    row: {
      todas: number;
    };
  };
  'tareas/tasks.ANCLADAS': {
    parameters: readonly [number | null, number | null];
    row: {
      proyectoId: number;
      tareaId: number;
    };
  };
  'tareas/tasks.ANCLAR': {
    parameters: readonly [number, number, number, string];
    row: {};
  };
  'tareas/tasks.LEER': {
    parameters: { entidadId: number | null; personaId: number | null; proyectos: readonly (number | null)[] | null; tareas: readonly (number | null)[] | null; hoy: string | null };
    row: {
      proyectoId: number;
      tareaId: number | null;
      nombre: string | null;
      proyecto: string;
      clienteId: number | null;
      cliente: string | null;
      facturable: boolean;
      categoriaId: number | null;
      anclada: boolean;
      ultimoUso: string | null;
      libre: boolean;
      bloqueadoHasta: string | null;
      aprueba: boolean;
    };
  };
  'tareas/tasks.PROYECTOS_DE': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      tareaId: number;
      proyectoId: number;
    };
  };
  'tareas/tasks.SOLTAR': {
    parameters: readonly [number | null, number | null, number | null];
    row: {};
  };
  'tareas/tasks.USOS': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      proyectoId: number;
      tareaId: number | null;
      ultimo: string;
      veces: number;
      minutos: number;
    };
  };
  'tareas/weeks.CUANTAS': {
    parameters: readonly [number | null, number | null, boolean | null];
    row: {
      total: number;
    };
  };
  'tareas/weeks.DE': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      lunes: string | null;
      proyectoId: number;
      proyecto: string;
      responsableId: number | null;
      estado: 'enviada' | 'aprobada' | 'devuelta' | null;
      minutos: number;
      motivo: string | null;
      decididaPor: string | null;
    };
  };
  'tareas/weeks.DECIDIR': {
    parameters: readonly [number | null, number | null, string | null, number | null, string, string | null, number | null, string | null];
    row: {};
  };
  'tareas/weeks.DE_QUIEN': {
    parameters: readonly [number | null, number | null, readonly (string | null)[] | null];
    row: {
      todos: boolean | null;
    };
  };
  'tareas/weeks.ENVIAR': {
    parameters: readonly [number, number, string, readonly (number | null)[] | null, readonly (number | null)[] | null, string];
    row: {
      proyectoId: number;
    };
  };
  'tareas/weeks.FIJADAS': {
    parameters: readonly [number | null, number | null, string | null, string | null];
    row: {
      lunes: string;
      proyectoId: number;
    };
  };
  'tareas/weeks.POR_APROBAR': {
    parameters: readonly [number | null, number | null, boolean | null, number | null, number | null];
    row: {
      personaId: number;
      persona: string;
      proyectoId: number;
      proyecto: string;
      lunes: string;
      minutos: number;
      enviada: string;
      version: number;
      dias: ({ fecha: string; minutos: number })[];
      total: number;
    };
  };
  'tareas/weeks.RETIRAR': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      uno: number;
    };
  };
  'tareas/weeks.UNA': {
    parameters: readonly [number | null, number | null, string | null, number | null];
    row: {
      estado: 'enviada' | 'aprobada' | 'devuelta';
      version: number;
      responsableId: number | null;
    };
  };
  'tarifas/reads.PLAN': {
    parameters: readonly [];
    row: {
      memoria: string;
      juntar: string;
      plan: string;
    };
  };
  'tarifas/reads.TARIFAS': {
    parameters: readonly [number | null, string | null];
    row: {
      usuarioId: number | null;
      proyectoId: number | null;
      desde: string;
      coste: number | null;
      precio: number | null;
    };
  };
  'tarifas/repo.CAMBIAR': {
    parameters: readonly [number | null, number | null, number | null, number | null, number | null, string, number | null, number | null];
    row: {
      id: number;
    };
  };
  'tarifas/repo.CREAR': {
    parameters: readonly [number, number | null, number | null, string, number | null, number | null];
    row: {
      id: number;
    };
  };
  'tarifas/repo.CUANTAS': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      total: number;
    };
  };
  'tarifas/repo.HAY': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      persona: boolean;
      proyecto: boolean;
    };
  };
  'tarifas/repo.LISTADO': {
    parameters: readonly [number | null, number | null, number | null, number | null, number | null];
    row: {
      id: number;
      version: number;
      desde: string;
      precio: number | null;
      coste: number | null;
      persona: { id: number | null; nombre: string | null } | null;
      proyecto: { id: number | null; nombre: string | null } | null;
    };
  };
  'tarifas/repo.OTRA': {
    parameters: readonly [number | null, number | null, number | null, string | null];
    row: {
      id: number;
    };
  };
  'tarifas/repo.QUITAR': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      id: number;
    };
  };
  'tarifas/repo.UNA': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      version: number;
      desde: string;
      precio: number | null;
      coste: number | null;
      persona: { id: number | null; nombre: string | null } | null;
      proyecto: { id: number | null; nombre: string | null } | null;
    };
  };
  'tarifas/repo.VIGENTE': {
    parameters: { propiaCoste: readonly (number | null)[] | null; proyectoCoste: readonly (number | null)[] | null; personaCoste: readonly (number | null)[] | null; propiaPrecio: readonly (number | null)[] | null; proyectoPrecio: readonly (number | null)[] | null; personaPrecio: readonly (number | null)[] | null; tramos: readonly (number | null)[] | null; origen: string | null; persona: number | null; proyecto: number | null; fecha: string | null; cuantosTramos: number | null; propiaUsuario: readonly (number | null)[] | null; propiaProyecto: readonly (number | null)[] | null; proyectoId: readonly (number | null)[] | null; personaId: readonly (number | null)[] | null };
    row: {
      precio: number | null;
      coste: number | null;
    };
  };
  'team/cards.FILAS': {
    parameters: readonly [number | null, string | null, string | null, readonly (number | null)[] | null];
    row: {
      id: number;
      nombre: string;
      puesto: string;
      correo: string;
      telefono: string;
      foto: string | null;
      ocultaTelefono: boolean;
      ocultaFoto: boolean;
      departamentoId: number | null;
      departamento: string | null;
      centroId: number | null;
      desde: string | null;
    };
  };
  'team/cards.OCULTAR': {
    parameters: readonly [number | null, number | null, boolean, boolean];
    row: {};
  };
  'team/cards.PROPIA': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      id: number;
      nombre: string;
      puesto: string;
      correo: string;
      telefono: string;
      foto: string | null;
      ocultaTelefono: boolean;
      ocultaFoto: boolean;
      departamentoId: number | null;
      departamento: string | null;
      centroId: number | null;
      desde: string | null;
    };
  };
  'team/counts.CUENTAS': {
    parameters: readonly [number | null, string | null, string | null, readonly (number | null)[] | null];
    row: {
      departamentoId: number | null;
      personas: number;
      trabajando: number;
    };
  };
  'team/counts.VINCULOS': {
    parameters: readonly [number | null, string | null, string | null];
    row: {
      id: number;
      jefe: number | null;
    };
  };
  'team/demo.ESCRIBIR': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (boolean | null)[] | null];
    row: {};
  };
  'team/reads.PALABRAS': {
    parameters: readonly [number | null, readonly (string | null)[] | null];
    row: {
      palabra: string | null;
      larga: boolean | null;
      centros: number[];
      departamentos: number[];
    };
  };
  'team/reads.POCAS': {
    parameters: readonly [number | null, string | null, readonly (number | null)[] | null, readonly (number | null)[] | null];
    row: {
      id: number;
    };
  };
  'team/search.ABIERTAS': {
    parameters: readonly [number | null];
    row: {
      id: number;
    };
  };
  'team/search.DENTRO': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
    };
  };
  'team/search.DE_DEPARTAMENTO': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
    };
  };
  'turnos/demo.EQUIPOS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      centroId: number;
      equipo: string;
      definicion: unknown;
    };
  };
  'turnos/draft.DESCARTAR': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null, string | null, number | null];
    row: {
      uno: number;
    };
  };
  'turnos/draft.PLANIFICADORES': {
    parameters: readonly [number | null, readonly (string | null)[] | null];
    row: {
      id: number;
    };
  };
  'turnos/draft.PONER': {
    parameters: readonly [number, string | null, number, string];
    row: {};
  };
  'turnos/draft.QUITAR': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (string | null)[] | null];
    row: {};
  };
  'turnos/needs.CAMBIAR': {
    parameters: { centroId: number; nombre: string; puestoId: number | null; inicio: string; fin: string; personas: readonly (number | null)[]; enFestivos: number | null; vigenteDesde: string; vigenteHasta: string | null; entidadId: number | null; id: number | null; version: number | null };
    row: {
      id: number;
    };
  };
  'turnos/needs.CREAR': {
    parameters: { entidadId: number; centroId: number; nombre: string; puestoId: number | null; inicio: string; fin: string; personas: readonly (number | null)[]; enFestivos: number | null; vigenteDesde: string; vigenteHasta: string | null };
    row: {
      id: number;
    };
  };
  'turnos/needs.NECESIDADES': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      id: number;
      centroId: number;
      nombre: string;
      puestoId: number | null;
      inicio: string;
      fin: string;
      personas: number[];
      enFestivos: number | null;
      vigenteDesde: string;
      vigenteHasta: string | null;
      version: number;
    };
  };
  'turnos/needs.QUITAR': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      id: number;
    };
  };
  'turnos/people.NOMBRES': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      nombre: string;
    };
  };
  'turnos/posts.GENTE': {
    parameters: readonly [number | null];
    row: {
      puestoId: number;
      id: number;
      nombre: string;
    };
  };
  'turnos/posts.PERSONAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      cuantas: number;
    };
  };
  'turnos/posts.PONER': {
    parameters: readonly [number, number, readonly (number | null)[] | null, readonly (number | null)[] | null];
    row: {};
  };
  'turnos/posts.QUITAR': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'turnos/posts.SOLTAR': {
    parameters: readonly [number | null, number | null, readonly (number | null)[] | null];
    row: {};
  };
  'turnos/proposals.AVANZAR': {
    parameters: readonly [number | null, number | null, number | null, string, string | null, string | null];
    row: {
      parar: boolean;
    };
  };
  'turnos/proposals.CREAR': {
    parameters: readonly [number, number, number, string, string, string, readonly (number | null)[], string];
    row: {
      numero: number;
    };
  };
  'turnos/proposals.LEER': {
    parameters: readonly [number | null, number | null];
    row: {
      numero: number;
      centroId: number;
      desde: string;
      hasta: string;
      pedido: unknown;
      personas: number[];
      estado: 'espera' | 'haciendo' | 'hecha' | 'sin-plan' | 'fallo';
      parar: boolean;
      avance: unknown;
      resultado: unknown;
      momento: string;
    };
  };
  'turnos/proposals.PARAR': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'turnos/proposals.QUITAR': {
    parameters: readonly [number | null, number | null, number | null];
    row: {};
  };
  'turnos/publish.CONTADO': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      cambios: string[];
      nuevos: ({ desde: string; hasta: string })[];
    };
  };
  'turnos/publish.DIAS': {
    parameters: readonly [number, string | null, number | null];
    row: {};
  };
  'turnos/publish.PUBLICACION': {
    parameters: readonly [number, number, string, string, string, number, number];
    row: {
      id: number;
    };
  };
  'turnos/publish.PUBLICADO': {
    parameters: readonly [number, readonly (number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, number];
    row: {};
  };
  'turnos/reads.CERRADOS': {
    parameters: readonly [number | null, string | null];
    row: {
      centroId: number;
      mes: string;
    };
  };
  'turnos/reads.HAY_PUESTOS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      cuantos: number;
    };
  };
  'turnos/reads.PERSONAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null, string | null, string | null, string | null, string | null];
    row: {
      id: number;
      nombre: string;
      departamentoId: number | null;
      departamento: string | null;
      asignaciones: ({ desde: string; horarioId: number | null; centroId: number | null })[];
      ausencias: ({ desde: string; hasta: string; clase: 'vacaciones' | 'baja' | 'permiso' | 'compensacion'; aprobada: boolean; minutos: number | null; mitad: 'manana' | 'tarde' | null })[];
      sueltos: unknown;
      publicados: ({ fecha: string; dia: unknown | null; numero: number })[];
      publicado: ({ desde: string; hasta: string })[];
      borrador: ({ fecha: string; partes: unknown | null; sobre: number | null; version: number; autorId: number })[];
      conRegistros: string[];
      puestos: ({ id: number; principal: boolean })[];
    };
  };
  'turnos/reads.PUESTOS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
      abierto: boolean;
      version: number;
      personas: number[];
      principales: number[];
    };
  };
  'vacaciones.CAMBIAR_REGLAS': {
    parameters: readonly [number | null, string | null, string, number | null];
    row: {
      version: number;
    };
  };
  'vacaciones.CREAR_REGLAS': {
    parameters: readonly [number, string, string];
    row: {
      version: number;
    };
  };
  'vacaciones.DETALLES': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      id: number;
      mitad: 'manana' | 'tarde' | null;
      dias: unknown;
    };
  };
  'vacaciones.GUARDAR': {
    parameters: readonly [number, number, string | null, string];
    row: {};
  };
  'vacaciones.PERSONAS': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {
      personaId: number;
      nombre: string;
      alta: string | null;
      departamento: string | null;
      primerAno: number | null;
      asignaciones: ({ desde: string; horarioId: number | null; centroId: number | null })[];
      sueltos: unknown;
      ausencias: unknown[];
      pedidas: ({ id: number; estado: 'borrador' | 'pendiente' | 'en-curso' | 'aprobada' | 'rechazada' | 'anulacion-solicitada' | 'anulada' | 'pagada'; desde: string; hasta: string; mitad: 'manana' | 'tarde' | null; dias: unknown; recontados: unknown })[];
      concesiones: ({ id: number; clase: 'compensacion' | 'ajuste'; ano: number; cantidad: number; dia: string; desde: string; hasta: string | null; motivo: string })[];
      politicas: ({ desde: string; version: number; reglas: unknown })[];
      cierres: { desde: '0000-01'; cerrados: ({ centroId: number; mes: string })[] };
    };
  };
  'vacaciones.RECONTAR': {
    parameters: readonly [number | null, number | null, string, string];
    row: {};
  };
  'vacaciones/demo.REGLAS': {
    parameters: readonly [number, string];
    row: {};
  };
  'vacaciones/policies.REGLAS': {
    parameters: readonly [number | null];
    row: {
      desde: string;
      version: number;
      reglas: unknown;
    };
  };
  'vacaciones/team.EQUIPO': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
    row: {
      lugar: number;
      id: number;
      nombre: string;
      asignaciones: ({ desde: string; horarioId: number | null; centroId: number | null })[];
      sueltos: unknown;
      ausencias: ({ id: number; solicitudId: number | null; desde: string; hasta: string; clase: 'vacaciones' | 'baja' | 'permiso' | 'compensacion'; aprobada: boolean; minutos: number | null; mitad: 'manana' | 'tarde' | null })[];
    };
  };
  'visitas/announcements.BORRAR': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      ok: number;
    };
  };
  'visitas/announcements.CASA': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      centroId: number | null;
    };
  };
  'visitas/announcements.CREAR': {
    parameters: { entidadId: number; centroId: number; tipoId: number; anfitrionId: number; codigo: string; nombre: string; empresa: string | null; correo: string | null; fecha: string; hora: string | null; clave: string | null; creado: string };
    row: {
      id: number;
    };
  };
  'visitas/announcements.CUANTOS': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      n: number;
    };
  };
  'visitas/announcements.DENTRO': {
    parameters: readonly [number | null, number | null];
    row: {
      n: number;
    };
  };
  'visitas/announcements.DE_ANFITRION': {
    parameters: readonly [number | null, string | null, number | null, string | null, number | null];
    row: {
      id: number;
      nombre: string;
      empresa: string | null;
      tipo: string;
      icono: 'reunion' | 'paquete' | 'obra' | 'maletin' | 'formacion' | 'otro';
      centro: string;
      fecha: string;
      hora: string | null;
      correo: string | null;
      codigo: string;
    };
  };
  'visitas/announcements.DE_HOY': {
    parameters: readonly [number | null, string | null, readonly (number | null)[] | null, readonly (string | null)[] | null];
    row: {
      id: number;
      nombre: string;
      empresa: string | null;
      tipo: string;
      icono: 'reunion' | 'paquete' | 'obra' | 'maletin' | 'formacion' | 'otro';
      centro: string;
      fecha: string;
      hora: string | null;
      anfitrion: string;
    };
  };
  'visitas/announcements.REPETIDO': {
    parameters: readonly [number | null, string | null, number | null];
    row: {
      id: number;
    };
  };
  'visitas/company.DETALLE': {
    parameters: readonly [number | null, string | null, number | null];
    row: {
      id: number;
      nombre: string;
      empresa: string | null;
      tipo: string;
      icono: 'reunion' | 'paquete' | 'obra' | 'maletin' | 'formacion' | 'otro';
      centro: string;
      zona: string;
      anfitrion: string | null;
      entrada: string;
      salida: string | null;
      modoSalida: 'codigo' | 'iniciales' | 'intranet' | 'automatica' | null;
      codigo: string;
      contacto: string | null;
      matricula: string | null;
      documento: string | null;
      respuestas: unknown;
      normas: string | null;
    };
  };
  'visitas/company.DE_ANFITRION': {
    parameters: readonly [number | null, string | null, number | null, string | null];
    row: {
      id: number;
      nombre: string;
      empresa: string | null;
      tipo: string;
      icono: 'reunion' | 'paquete' | 'obra' | 'maletin' | 'formacion' | 'otro';
      centro: string;
      zona: string;
      entrada: string;
      salida: string | null;
    };
  };
  'visitas/demo.AJUSTES': {
    parameters: readonly [number];
    row: {};
  };
  'visitas/demo.CENTROS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      zona: string;
    };
  };
  'visitas/demo.HECHA': {
    parameters: readonly [number | null];
    row: {
      momento: string;
    };
  };
  'visitas/demo.TIPO': {
    parameters: readonly [number, string, string, string, string, boolean, boolean];
    row: {
      id: number;
    };
  };
  'visitas/demo.VISITA': {
    parameters: { entidadId: number; centroId: number; tipoId: number; autorId: number; codigo: string; nombre: string; empresa: string | null; matricula: string | null; anfitrionId: number | null; respuestas: string; normas: string | null; entrada: string; salida: string | null; modoSalida: string | null };
    row: {};
  };
  'visitas/expected.ESPERADAS': {
    parameters: readonly [number | null, number | null, string | null, string | null, readonly (string | null)[] | null];
    row: {
      id: number;
      nombre: string;
      empresa: string | null;
      hora: string | null;
      tipoId: number;
      anfitrionId: number;
      visitaId: number | null;
      anfitrion: string;
    };
  };
  'visitas/expected.LLEGA': {
    parameters: readonly [number | null, number | null, number | null];
    row: {};
  };
  'visitas/expected.UNA': {
    parameters: readonly [number | null, number | null, string | null, number | null];
    row: {
      id: number;
      nombre: string;
      empresa: string | null;
      hora: string | null;
      tipoId: number;
      anfitrionId: number;
      visitaId: number | null;
    };
  };
  'visitas/jobs.ABIERTAS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      centroId: number;
      entrada: string;
    };
  };
  'visitas/jobs.ANTERIORES': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
      centroId: number;
      entrada: string;
    };
  };
  'visitas/jobs.BORRAR': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {};
  };
  'visitas/jobs.BORRAR_ANUNCIOS': {
    parameters: readonly [number | null, string | null];
    row: {};
  };
  'visitas/jobs.BORRAR_RECUENTOS': {
    parameters: readonly [number | null, string | null];
    row: {};
  };
  'visitas/jobs.CERRAR': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (string | null)[] | null];
    row: {};
  };
  'visitas/muster.EMPEZAR': {
    parameters: readonly [number, number, string];
    row: {
      desde: string;
    };
  };
  'visitas/muster.GENTE': {
    parameters: readonly [number | null, string | null];
    row: {
      centroId: number;
      id: number;
      nombre: string;
      nota: string | null;
      desde: string;
    };
  };
  'visitas/muster.MARCAR': {
    parameters: readonly [number, number, string | null, number];
    row: {};
  };
  'visitas/muster.MARCAS': {
    parameters: readonly [number | null, string | null];
    row: {
      centroId: number;
      clase: 'persona' | 'visita';
      id: number;
      presente: boolean;
      momento: string;
    };
  };
  'visitas/muster.RECUENTOS': {
    parameters: readonly [number | null, string | null];
    row: {
      centroId: number;
      desde: string;
    };
  };
  'visitas/muster.VISITAS': {
    parameters: readonly [number | null];
    row: {
      centroId: number;
      id: number;
      nombre: string;
      nota: string | null;
      desde: string;
    };
  };
  'visitas/notices.DENTRO': {
    parameters: readonly [number | null, number | null];
    row: {
      dentro: number;
    };
  };
  'visitas/tablet.ANFITRION': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      nombre: string;
    };
  };
  'visitas/tablet.ANFITRIONES': {
    parameters: readonly [number | null, string | null, readonly (string | null)[] | null, string | null, number | null, number | null, string | null];
    row: {
      id: number;
      nombre: string;
      departamento: string | null;
    };
  };
  'visitas/tablet.CREAR': {
    parameters: { entidadId: number; centroId: number; tipoId: number; autorId: number; clave: string | null; codigo: string; nombre: string; empresa: string | null; contacto: string | null; matricula: string | null; documento: string | null; anfitrionId: number | null; respuestas: string; normas: string | null; entrada: string };
    row: {
      id: number;
    };
  };
  'visitas/tablet.DENTRO': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      nombre: string;
      entrada: string;
    };
  };
  'visitas/tablet.REPETIDA': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
      codigo: string;
      entrada: string;
    };
  };
  'visitas/tablet.TERMINAR': {
    parameters: readonly [number | null, number | null, string | null, string | null, string | null, boolean | null];
    row: {
      id: number;
      nombre: string;
      entrada: string;
      salida: string | null;
      modoSalida: 'codigo' | 'iniciales' | 'intranet' | 'automatica' | null;
      anfitrionId: number | null;
    };
  };
  'visitas/types.AJUSTES': {
    parameters: readonly [number | null];
    row: {
      conservaDias: number | null;
      cierre: string;
      contacto: string;
      version: number;
    };
  };
  'visitas/types.CAMBIAR': {
    parameters: readonly [number | null, number | null, string, string, number | null];
    row: {
      version: number;
    };
  };
  'visitas/types.CREAR': {
    parameters: readonly [number, number | null, string, string, number | null];
    row: {
      version: number;
    };
  };
  'visitas/types.TODOS': {
    parameters: readonly [number | null];
    row: {
      id: number;
      nombre: string;
      contenido: unknown;
      icono: 'reunion' | 'paquete' | 'obra' | 'maletin' | 'formacion' | 'otro';
      anfitrion: 'necesario' | 'opcional' | 'no';
      pideMatricula: boolean;
      pideDocumento: boolean;
      abierto: boolean;
      version: number;
    };
  };
  'visitas/types.UNO': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      nombre: string;
      contenido: unknown;
      icono: 'reunion' | 'paquete' | 'obra' | 'maletin' | 'formacion' | 'otro';
      anfitrion: 'necesario' | 'opcional' | 'no';
      pideMatricula: boolean;
      pideDocumento: boolean;
      abierto: boolean;
      version: number;
    };
  };
  'wiki.BORRAR': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      id: number;
    };
  };
  'wiki.CAMBIAR': {
    parameters: { borrador: boolean; publica: string | null; caduca: string | null; fijado: boolean; confirmacion: boolean; confirmarAntes: string | null; idioma: string; titulo: string; documento: string; palabras: string | null; comienzo: string; segundoIdioma: string | null; segundoTitulo: string | null; segundoDocumento: string | null; segundasPalabras: string | null; segundoComienzo: string | null; ahora: string; isCorrected: boolean | null; entidadId: number | null; id: number | null; version: number | null };
    row: {
      id: number;
    };
  };
  'wiki.CREAR': {
    parameters: { entidadId: number; autorId: number; borrador: boolean; publica: string | null; caduca: string | null; fijado: boolean; confirmacion: boolean; confirmarAntes: string | null; idioma: string; titulo: string; documento: string; palabras: string | null; comienzo: string; segundoIdioma: string | null; segundoTitulo: string | null; segundoDocumento: string | null; segundasPalabras: string | null; segundoComienzo: string | null; ahora: string };
    row: {
      id: number;
    };
  };
  'wiki.DIRIGIR': {
    parameters: readonly [number, number | null, readonly (string | null)[] | null];
    row: {};
  };
  'wiki.OLVIDAR': {
    parameters: readonly [number | null, number | null];
    row: {};
  };
  'wiki.REPOSAR': {
    parameters: readonly [number | null, readonly (number | null)[] | null];
    row: {};
  };
  'wiki.RETIRAR': {
    parameters: readonly [number | null, number | null, number | null, string];
    row: {
      id: number;
    };
  };
  'wiki.UNO': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
      autorId: number;
      autor: string;
      puesto: string;
      borrador: boolean;
      publica: string | null;
      caduca: string | null;
      retirado: string | null;
      fijado: boolean;
      confirmacion: boolean;
      confirmarAntes: string | null;
      idioma: 'es' | 'en' | 'pt' | 'de';
      titulo: string;
      documento: unknown;
      segundoIdioma: string | null;
      segundoTitulo: string | null;
      segundoDocumento: unknown;
      cambiado: string;
      corregido: string | null;
      avisado: string | null;
      recordado: string | null;
      destinatarios: number | null;
      version: number;
      claves: string[];
    };
  };
  'wiki/demo.CENTRO_DE': {
    parameters: readonly [number | null, number | null];
    row: {
      id: number;
    };
  };
  'wiki/demo.HECHA': {
    parameters: readonly [number | null];
    row: {
      momento: string;
      zona: string;
    };
  };
  'wiki/demo.LEIDO': {
    parameters: readonly [number, number, string | null, string | null, number | null];
    row: {};
  };
  'wiki/demo.LUGARES': {
    parameters: readonly [number | null];
    row: {
      departamento: string;
      id: number;
    };
  };
  'wiki/managed.LISTA': {
    parameters: readonly [number | null, string | null, string | null, string | null, number | null, number | null];
    row: {
      id: number;
      titulo: string;
      autor: string;
      estado: 'borrador' | 'retirado' | 'programado' | 'caducado' | 'publicado';
      publica: string | null;
      caduca: string | null;
      cambiado: string;
      fijado: boolean;
      confirmacion: boolean;
      destinatarios: number | null;
      leido: number;
      confirmado: number;
    };
  };
  'wiki/managed.NOMBRES': {
    parameters: readonly [number | null, readonly (number | null)[] | null, readonly (number | null)[] | null, readonly (number | null)[] | null];
    row: {
      centros: ({ id: number; nombre: string })[];
      departamentos: ({ id: number; nombre: string })[];
      personas: ({ id: number; nombre: string })[];
    };
  };
  'wiki/managed.TOTAL': {
    parameters: readonly [number | null, string | null, string | null, string | null];
    row: {
      n: number;
    };
  };
  'wiki/mine.ES_PARA': {
    parameters: readonly [number | null, number | null, string | null, string | null, number | null];
    row: {
      si: number;
    };
  };
  'wiki/mine.LISTA': {
    parameters: { entidadId: number | null; hoy: string | null; ahora: string | null; personaId: number | null; texto: string | null; alcance: number | null; start: number | null; limit: number | null; idioma: string | null };
    row: {
      total: number | null;
      sinLeer: number;
      items: ({ id: number; titulo: string | null; comienzo: string | null; autor: string; publicado: string | null; fijado: boolean; leido: boolean; confirmacion: { antes: string | null; hecha: string | null } | null })[] | null;
    };
  };
  'wiki/mine.SIN_LEER': {
    parameters: { entidadId: number | null; hoy: string | null; ahora: string | null; personaId: number | null };
    row: {
      sinLeer: number;
      porConfirmar: number;
    };
  };
  'wiki/publishing.POR_AVISAR': {
    parameters: readonly [number | null, string | null, string | null];
    row: {
      id: number;
    };
  };
  'wiki/publishing.POR_TERMINAR': {
    parameters: readonly [number | null, string | null];
    row: {
      id: number;
    };
  };
  'wiki/publishing.RECORDADO': {
    parameters: readonly [number | null, number | null, string | null];
    row: {
      si: number;
    };
  };
  'wiki/reads.ALCANCE': {
    parameters: { entidadId: number | null; hoy: string | null; ahora: string | null; id: number | null };
    row: {
      destinatarios: number;
      leido: number;
      confirmado: number;
    };
  };
  'wiki/reads.CONFIRMAR': {
    parameters: readonly [number, number, number, string];
    row: {
      hecha: string | null;
    };
  };
  'wiki/reads.CUANTOS': {
    parameters: readonly [number | null, string | null, string | null, readonly (string | null)[] | null];
    row: {
      n: number;
    };
  };
  'wiki/reads.IDS': {
    parameters: { entidadId: number | null; hoy: string | null; ahora: string | null; id: number | null; among: readonly (number | null)[] | null; isOnlyMissing: boolean | null };
    row: {
      id: number | null;
    };
  };
  'wiki/reads.LECTURA': {
    parameters: readonly [number | null, number | null, number | null];
    row: {
      leido: string;
      confirmado: string | null;
    };
  };
  'wiki/reads.LEER': {
    parameters: readonly [number, number, number, string];
    row: {
      nueva: number;
    };
  };
  'wiki/reads.PAGINA': {
    parameters: { entidadId: number | null; hoy: string | null; ahora: string | null; id: number | null; cuales: string | null; confirmacion: boolean | null; start: number | null; limit: number | null };
    row: {
      id: number;
      nombre: string;
      documento: string;
      departamento: string | null;
      leido: string | null;
      confirmado: string | null;
    };
  };
  'wiki/reads.PARTE': {
    parameters: { entidadId: number | null; hoy: string | null; ahora: string | null; id: number | null; cuales: string | null; confirmacion: boolean | null; tras: string | null; trasId: number | null; limit: number | null };
    row: {
      id: number;
      nombre: string;
      documento: string;
      departamento: string | null;
      leido: string | null;
      confirmado: string | null;
    };
  };
  'wiki/reads.TOTAL': {
    parameters: { entidadId: number | null; hoy: string | null; ahora: string | null; id: number | null; cuales: string | null; confirmacion: boolean | null };
    row: {
      n: number;
    };
  };
}
