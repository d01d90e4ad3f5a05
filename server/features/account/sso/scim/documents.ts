const core = 'urn:ietf:params:scim:schemas:core:2.0';
export const userSchema = `${core}:User`;
export const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
export const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';

const listOf = (Resources: readonly object[]) => ({
  schemas: [listSchema],
  totalResults: Resources.length,
  startIndex: 1,
  itemsPerPage: Resources.length,
  Resources,
});

/** What a provider may ask for (RFC 7643, section 5). */
export const serviceProviderConfig = (address: string) => ({
  schemas: [`${core}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    { type: 'oauthbearertoken', name: 'SCIM token', description: 'The SCIM token of the shop, as a bearer token.', primary: true },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${address}/ServiceProviderConfig` },
});

export const resourceTypes = (address: string) =>
  listOf([
    {
      schemas: [`${core}:ResourceType`],
      id: 'User',
      name: 'User',
      endpoint: '/Users',
      schema: userSchema,
      meta: { resourceType: 'ResourceType', location: `${address}/ResourceTypes/User` },
    },
  ]);

const attribute = (name: string, type: string, more: object = {}) => ({
  ...{
    name,
    type,
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
  },
  ...more,
});
export const schemas = (address: string) =>
  listOf([
    {
      schemas: [`${core}:Schema`],
      id: userSchema,
      name: 'User',
      description: 'A person on the team of the shop.',
      attributes: [
        attribute('userName', 'string', { required: true, uniqueness: 'server' }),
        attribute('externalId', 'string', { caseExact: true }),
        attribute('active', 'boolean'),
        attribute('displayName', 'string', { mutability: 'immutable' }),
        attribute('name', 'complex', {
          mutability: 'immutable',
          subAttributes: [attribute('formatted', 'string', { mutability: 'immutable' })],
        }),
        attribute('emails', 'complex', {
          multiValued: true,
          mutability: 'immutable',
          subAttributes: [
            attribute('value', 'string', { mutability: 'immutable' }),
            attribute('primary', 'boolean', { mutability: 'immutable' }),
          ],
        }),
      ],
      meta: { resourceType: 'Schema', location: `${address}/Schemas/${userSchema}` },
    },
  ]);
